import Foundation

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
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
  public var minimumScaleFactor: CGFloat = 0
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public var shadowColor: UIColor?
  public var shadowOffset = CGSize.zero
  public var isEnabled = true
  public var isHighlighted = false
  public var adjustsFontForContentSizeCategory = false
  package override var element: Screen.Element? {
    Screen.Element(kind: "label", state: "on", text: text ?? "")
  }
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
}
extension UITextFieldDelegate {
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { true }
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
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  public var isSecureTextEntry = false
  public var keyboardType = UIKeyboardType.default
  public var keyboardAppearance = UIKeyboardAppearance.default
  public var returnKeyType = UIReturnKeyType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var spellCheckingType = UITextSpellCheckingType.default
  public var textContentType: UITextContentType!
  public var clearButtonMode = ViewMode.never
  public var clearsOnBeginEditing = false
  public var leftView: UIView?
  public var leftViewMode = ViewMode.never
  public var rightView: UIView?
  public var rightViewMode = ViewMode.never
  public var enablesReturnKeyAutomatically = false
  public var adjustsFontSizeToFitWidth = false
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  open var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { isEditing }
  public var hasText: Bool { !(text ?? "").isEmpty }
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
    let whole = NSRange(location: 0, length: text?.utf16.count ?? 0)
    if delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: value) ?? true
    {
      text = value
    }
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
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

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

@preconcurrency @MainActor open class UITextView: UIScrollView {
  public var text: String! = "" { didSet { Screen.change() } }
  public var font: UIFont?
  public var textColor: UIColor?
  public var attributedText: NSAttributedString! { didSet { text = attributedText?.string } }
  public var textAlignment = NSTextAlignment.natural
  public var textContainerInset = UIEdgeInsets.zero
  public var keyboardType = UIKeyboardType.default
  public var returnKeyType = UIReturnKeyType.default
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var isSelectable = true
  public var selectedRange = NSRange(location: 0, length: 0)
  private var ownAccessoryView: UIView?
  open var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  public var isEditable = true
  public weak var delegate: UITextViewDelegate?
  public func scrollRangeToVisible(_ range: NSRange) {}
  package override var element: Screen.Element? {
    Screen.Element(
      kind: isEditable ? "field" : "label", state: text.isEmpty ? "empty" : "on", text: text)
  }
  package override func control(_ verb: String, _ value: String) -> Bool {
    guard isEditable else { return false }
    guard delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard verb == "type" else { return true }
    delegate?.textViewDidBeginEditing(self)
    let whole = NSRange(location: 0, length: text.utf16.count)
    if delegate?.textView(self, shouldChangeTextIn: whole, replacementText: value) ?? true {
      text = value
    }
    delegate?.textViewDidChange(self)
    delegate?.textViewDidEndEditing(self)
    return true
  }
}

@preconcurrency @MainActor open class UIImageView: UIView {
  public var highlightedImage: UIImage?
  public var isHighlighted = false
  public var animationImages: [UIImage]?
  public var animationDuration: TimeInterval = 0
  public var animationRepeatCount = 0
  public private(set) var isAnimating = false
  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }
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
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large
  }
  public var hidesWhenStopped = true
  public var style = Style.medium
  public var color: UIColor!
  public convenience init(style: Style) { self.init(frame: .zero) }
  public private(set) var isAnimating = false { didSet { Screen.change() } }
  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }
  package override var element: Screen.Element? {
    isAnimating ? Screen.Element(kind: "progress", state: "on", text: "") : nil
  }
}
@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  public var progressTintColor: UIColor?
  public var trackTintColor: UIColor?
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  public var progress: Float = 0 { didSet { Screen.change() } }
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  package override var element: Screen.Element? {
    Screen.Element(kind: "progress", state: "on", text: "\(Int(progress * 100)) %")
  }
}
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public struct UITextContentType: Hashable, Sendable {
  let name: String
  public static let name = UITextContentType(name: "name")
  public static let username = UITextContentType(name: "username")
  public static let password = UITextContentType(name: "password")
  public static let newPassword = UITextContentType(name: "newPassword")
  public static let emailAddress = UITextContentType(name: "emailAddress")
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  public static let URL = UITextContentType(name: "URL")
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
}
