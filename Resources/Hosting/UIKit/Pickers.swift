import Foundation

@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}
extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 300 }
}

/// Each of its wheels is a row of segments.
@preconcurrency @MainActor open class UIPickerView: UIView {
  public weak var dataSource: UIPickerViewDataSource? { didSet { reloadAllComponents() } }
  public weak var delegate: UIPickerViewDelegate? { didSet { reloadAllComponents() } }
  public var showsSelectionIndicator = true
  private var wheels: [Wheel] = []
  private var selected: [Int: Int] = [:]
  public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  public func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  public func reloadAllComponents() { Screen.change() }
  public func reloadComponent(_ component: Int) { Screen.change() }
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
    Screen.change()
  }
  public func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
  override var shownSubviews: [UIView] {
    while wheels.count < numberOfComponents {
      let wheel = Wheel(frame: .zero)
      wheel.picker = self
      wheel.component = wheels.count
      wheels.append(wheel)
      addSubview(wheel)
    }
    return Array(wheels.prefix(numberOfComponents))
  }
  fileprivate func titles(_ component: Int) -> [String] {
    (0..<numberOfRows(inComponent: component)).map { row in
      delegate?.pickerView(self, titleForRow: row, forComponent: component)
        ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
        ?? (delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        as? UILabel)?.text ?? "\(row)"
    }
  }
  fileprivate func choose(_ row: Int, _ component: Int) {
    selected[component] = row
    Screen.change()
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}
private final class Wheel: UIView {
  weak var picker: UIPickerView?
  var component = 0
  override var element: Screen.Element? {
    picker.map {
      Screen.Element(
        kind: "segments", state: "\($0.selectedRow(inComponent: component))",
        text: $0.titles(component).joined(separator: "\t"))
    }
  }
  override func control(_ verb: String, _ value: String) -> Bool {
    guard let picker, let row = Int(value.isEmpty ? verb : value),
      (0..<picker.numberOfRows(inComponent: component)).contains(row)
    else { return false }
    picker.choose(row, component)
    return true
  }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
/// A date is typed as `2026-11-25 09:41`.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  public var date = Date() { didSet { Screen.change() } }
  public var datePickerMode = Mode.dateAndTime
  public var preferredDatePickerStyle = UIDatePickerStyle.automatic
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var minuteInterval = 1
  public var locale: Locale?
  public var timeZone: TimeZone?
  public var countDownDuration: TimeInterval = 60
  public func setDate(_ date: Date, animated: Bool) { self.date = date }
  package override var element: Screen.Element? {
    Screen.Element(
      kind: "field", state: isEnabled ? "on" : "off",
      text: UIDatePicker.formatter.string(from: date))
  }
  package override func control(_ verb: String, _ value: String) -> Bool {
    guard isEnabled else { return false }
    guard verb == "type" else { return true }
    guard let new = UIDatePicker.formatter.date(from: value) else { return false }
    date = min(max(new, minimumDate ?? new), maximumDate ?? new)
    sendActions(for: .valueChanged)
    return true
  }
  /// A date as it is typed.
  package static var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter
  }
}
