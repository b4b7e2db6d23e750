import Foundation

@preconcurrency @MainActor open class UIScrollView: UIView {
  public var contentSize = CGSize.zero
  public var contentOffset = CGPoint.zero
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

@preconcurrency @MainActor open class UIPageControl: UIControl {
  public var currentPage = 0 { didSet { Screen.change() } }
  public var numberOfPages = 0
  package override var element: Screen.Element? {
    Screen.Element(
      kind: "label", state: "on", text: "\(currentPage + 1)/\(max(numberOfPages, 1))")
  }
}

@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  public var date = Date() { didSet { Screen.change() } }
  public var datePickerMode = Mode.dateAndTime
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var countDownDuration: TimeInterval = 60
  public func setDate(_ date: Date, animated: Bool) { self.date = date }
  package override var element: Screen.Element? {
    Screen.Element(kind: "field", state: isEnabled ? "on" : "off", text: "\(date)")
  }
}
