import Foundation

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@preconcurrency @MainActor open class UILabel: UIView {
  public var text: String? { didSet { if text != oldValue { Screen.change() } } }
  public var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  public var textColor: UIColor! = .label
  public var font: UIFont! = .systemFont(ofSize: 17)
  public var textAlignment = NSTextAlignment.natural
  public var numberOfLines = 1
  public var adjustsFontSizeToFitWidth = false
  package override var element: Screen.Element? {
    Screen.Element(kind: "label", state: "on", text: text ?? "")
  }
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
}
extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

@preconcurrency @MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public var text: String? = "" { didSet { Screen.change() } }
  public var placeholder: String? { didSet { Screen.change() } }
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var borderStyle = BorderStyle.none
  public var isSecureTextEntry = false
  public var keyboardType = UIKeyboardType.default
  public weak var delegate: UITextFieldDelegate?
  public private(set) var isEditing = false
  package override var element: Screen.Element? {
    let shown = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
    let isEmpty = shown.isEmpty
    return Screen.Element(
      kind: "field", state: isEmpty ? "empty" : "on", text: isEmpty ? placeholder ?? "" : shown)
  }
  package override func control(_ verb: String, _ value: String) -> Bool {
    guard isEnabled, begin() else { return false }
    // A tap shows the keyboard only.
    guard verb == "type" else { return true }
    text = value
    sendActions(for: .editingChanged)
    _ = delegate?.textFieldShouldReturn(self)
    isEditing = false
    sendActions(for: [.editingDidEnd, .editingDidEndOnExit])
    delegate?.textFieldDidEndEditing(self)
    return true
  }
  private func begin() -> Bool {
    if isEditing { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }
}
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad
}

@preconcurrency @MainActor public protocol UITextViewDelegate: AnyObject {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}
extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

@preconcurrency @MainActor open class UITextView: UIView {
  public var text: String! = "" { didSet { Screen.change() } }
  public var font: UIFont?
  public var textColor: UIColor?
  public var isEditable = true
  public var isScrollEnabled = true
  public weak var delegate: UITextViewDelegate?
  package override var element: Screen.Element? {
    Screen.Element(
      kind: isEditable ? "field" : "label", state: text.isEmpty ? "empty" : "on", text: text)
  }
  package override func control(_ verb: String, _ value: String) -> Bool {
    guard isEditable else { return false }
    guard verb == "type" else { return true }
    text = value
    delegate?.textViewDidChange(self)
    delegate?.textViewDidEndEditing(self)
    return true
  }
}

@preconcurrency @MainActor open class UIImageView: UIView {
  public var image: UIImage? { didSet { Screen.change() } }
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  package override var element: Screen.Element? {
    Screen.Element(kind: "image", state: "on", text: image?.name ?? "")
  }
}
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public private(set) var isAnimating = false { didSet { Screen.change() } }
  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }
  package override var element: Screen.Element? {
    isAnimating ? Screen.Element(kind: "progress", state: "on", text: "") : nil
  }
}
@preconcurrency @MainActor open class UIProgressView: UIView {
  public var progress: Float = 0 { didSet { Screen.change() } }
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  package override var element: Screen.Element? {
    Screen.Element(kind: "progress", state: "on", text: "\(Int(progress * 100)) %")
  }
}
