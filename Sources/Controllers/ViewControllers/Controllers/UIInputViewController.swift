// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionControls
public import MullionTextInput
// Imported publicly, as are the overridden members: otherwise clients count the class's vtable entries
// differently.
public import MullionViewTree

/// A view controller that shows a view instead of a keyboard, or above one, and edits the text of the first
/// responder.
///
/// Responders return such a controller from `inputViewController` or `inputAccessoryViewController`.
///
/// The controller is notified of programmatic changes of the text if the text has no other `inputDelegate`.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let proxy = DocumentProxy()

  /// Creates a controller whose view is an input view.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller whose view is an input view, unless an interface file specifies another.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller's view, or `nil` if that is not an input view; setting `nil` is a no-op.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { if let newValue { view = newValue } }
  }

  /// The proxy that edits the text of the first responder.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// The primary language of the keyboard, or `nil` for none.
  ///
  /// - Note: Has no effect on Linux.
  open var primaryLanguage: String?

  /// Whether the keyboard has all rights of the app; always `true`, because the keyboard is part of the app.
  open var hasFullAccess: Bool { true }

  /// Whether the keyboard must have a key that switches to the next keyboard; always `false`, because there
  /// is no other keyboard.
  open var needsInputModeSwitchKey: Bool { false }

  /// Whether the keyboard has a dictation key of its own.
  ///
  /// - Note: Has no effect on Linux: a desktop has no dictation key either.
  open var hasDictationKey = false

  /// Resigns the first responder, which hides the keyboard.
  open func dismissKeyboard() { proxy.responder?.resignFirstResponder() }

  /// Switches to the next keyboard.
  ///
  /// - Note: Has no effect on Linux, because there is no other keyboard.
  open func advanceToNextInputMode() {}

  open override func loadView() {
    guard nibName == nil, storyboard == nil else { return super.loadView() }
    view = UIInputView(frame: .zero, inputViewStyle: .default)
  }

  /// Called before the selection changes; the default implementation does nothing.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the selection changed; the default implementation does nothing.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// Called before the text changes; the default implementation does nothing.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the text changed; the default implementation does nothing.
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
