// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionControls
public import MullionTextInput
// Public, as the members that are overridden: else clients count the entries of the class in another way.
public import MullionViewTree

/// Shows a view in the place of a keyboard, or above one, and edits the text that a person is at.
///
/// Responders answer one as their `inputViewController` or `inputAccessoryViewController`.
///
/// It hears of changes of the text that code makes, where the text has no other `inputDelegate`.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let proxy = DocumentProxy()

  /// A controller whose view is an input view.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller whose view is an input view, unless an interface file says another.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller's view, where it is an input view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { if let newValue { view = newValue } }
  }

  /// The text that the person edits.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// The language that the keyboard says it is for; nil: none.
  open var primaryLanguage: String?

  /// Whether the keyboard may do all that the program may: true, it is in the program.
  open var hasFullAccess: Bool { true }

  /// Whether there has to be a key that leads to the next keyboard: false, there is no other.
  open var needsInputModeSwitchKey: Bool { false }

  /// Whether the keyboard has a key for dictation of its own; kept: a desktop has none either.
  open var hasDictationKey = false

  /// Gives the keys away, by which the view goes.
  open func dismissKeyboard() { proxy.responder?.resignFirstResponder() }

  /// Goes to the next keyboard; there is no other.
  open func advanceToNextInputMode() {}

  open override func loadView() {
    guard nibName == nil, storyboard == nil else { return super.loadView() }
    view = UIInputView(frame: .zero, inputViewStyle: .default)
  }

  /// What is selected is about to be something else; does nothing unless overridden.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// What is selected is something else; does nothing unless overridden.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// The text is about to be another one; does nothing unless overridden.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// The text is another one; does nothing unless overridden.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

extension UIInputViewController: InputViewGiving {
  var shownInputView: UIView? { view }

  func serve(_ responder: UIResponder?) {
    if let old = proxy.responder as? any UITextInput, old !== responder,
      old.inputDelegate === self
    {
      old.inputDelegate = nil
    }
    proxy.responder = responder
    if let new = responder as? any UITextInput, new.inputDelegate == nil {
      new.inputDelegate = self
    }
  }
}
