import Hosting
import Testing

/// The controls of UIKit, used as a person uses them.
@Suite struct ControlTests {
  private static let text = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    class ViewController: UIViewController, UITextFieldDelegate {
      let stepper = UIStepper()
      let field = UITextField()
      let notes = UITextView()
      let card = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        stepper.addTarget(self, action: #selector(step(_:)), for: .valueChanged)
        field.delegate = self
        field.placeholder = "Name"
        card.accessibilityLabel = "Card"
        card.addGestureRecognizer(
          UITapGestureRecognizer(target: self, action: #selector(cardTapped)))
        for view in [stepper, field, notes, card] { self.view.addSubview(view) }
      }
      @objc func step(_ sender: UIStepper) { print("step \\(Int(sender.value))") }
      @objc func cardTapped() { print("card") }
      func textFieldDidBeginEditing(_ textField: UITextField) { print("begins") }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        print("returns \\(textField.text!)")
        return true
      }
      func textFieldDidEndEditing(_ textField: UITextField) { print("ends") }
    }
    """

  @Test func controlsDoWhatTheyDoOnIOS() throws {
    let process = try Lab([("App.swift", ControlTests.text)]).process()
    let launch = try process.launch()
    #expect(launch.texts() == ["−\t+", "Name", "", "Card"])
    let screen = launch.screen()
    #expect(screen.map(\.kind) == ["segments", "field", "field", "button"])
    #expect(try process.user("select", "1", on: screen[0]).printed == ["step 1"])
    #expect(try process.user("select", "0", on: screen[0]).printed == ["step 0"])
    #expect(try process.user("select", "0", on: screen[0]).printed == ["step 0"])

    // A tap shows the keyboard; the text stays.
    #expect(try process.user("tap", on: screen[1]).printed == ["begins"])
    let typed = try process.user("type", "Ada", on: screen[1])
    #expect(typed.printed == ["returns Ada", "ends"])
    #expect(typed.texts()[1] == "Ada")
    #expect(try process.user("tap", on: screen[1]).printed == ["begins"])
    let again = try process.user("type", "Ada L.", on: screen[1])
    #expect(again.texts()[1] == "Ada L.")

    #expect(try process.user("type", "Buy milk", on: screen[2]).texts()[2] == "Buy milk")
    #expect(try process.user("tap", on: screen[3]).printed == ["card"])
  }
}
