// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that handles events: a view, a controller, a scene, the application and their delegates.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, UIResponderStandardEditActions,
  UIUserActivityRestoring, UIFocusEnvironment, UIPasteConfigurationSupporting
{
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Calls `init()`; not for callers, see ``DelegateMade``.
  @available(*, unavailable, message: "call init()")
  public required convenience init(madeAsDelegate: Void) { self.init() }

  /// Called after all objects of an interface file were created and connected; overrides call `super`.
  open func awakeFromNib() {}

  /// The next object in the responder chain, which receives the events that this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether the object can become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object can stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder, which receives key events first.
  open var isFirstResponder: Bool { responderSurface?.firstResponder === self }

  /// Makes this object the first responder, which receives key events first.
  ///
  /// - Returns: Whether it is the first responder now; `false` outside of a surface, or when the object or
  ///   the current first responder refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let surface = responderSurface, canBecomeFirstResponder else { return false }
    if let present = surface.firstResponder, !present.resignFirstResponder() { return false }
    surface.firstResponder = self
    return true
  }

  /// Stops being the first responder.
  ///
  /// - Returns: Whether the object is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderSurface?.firstResponder = nil
    return true
  }

  /// The nearest undo manager in the responder chain, or `nil` if there is none.
  ///
  /// The default implementation returns that of the next responder; a window has an undo manager of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Activities

  /// The user activity that the object represents, which several objects may share, or `nil`.
  open var userActivity: NSUserActivity? {
    didSet {
      guard userActivity !== oldValue else { return }
      oldValue?.remove(self)
      userActivity?.add(self) { [weak self] in self?.updateUserActivityState($0) }
    }
  }

  /// Updates `activity` with the information needed to continue it; overrides call `super`.
  ///
  /// Called in a later turn of the main run loop after `needsSave` of the object's ``userActivity`` was set.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Continues `activity`; does nothing by default.
  ///
  /// - Note: Has no effect on Linux: only the application calls it.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Input views

  /// The view shown at the bottom of the window in place of a keyboard while the object is the first
  /// responder, or `nil`.
  open var inputView: UIView? { nil }

  /// The view shown at the bottom of the window, above a keyboard or input view, while the object is the
  /// first responder, or `nil`.
  ///
  /// It is also shown for a first responder without one whose responder chain contains the object.
  open var inputAccessoryView: UIView? { nil }

  /// The controller whose view is shown in place of a keyboard while this is the first responder, unless
  /// there is an input view; `nil` by default.
  ///
  /// Differs from UIKit: the type is `UIResponder?` here; override it as `UIInputViewController?`. A
  /// responder of another class is ignored.
  open var inputViewController: UIResponder? { nil }

  /// The controller whose view is shown above the input view, unless there is an accessory view; `nil` by
  /// default.
  ///
  /// Differs from UIKit: as ``inputViewController``.
  open var inputAccessoryViewController: UIResponder? { nil }

  /// The input mode while this is the first responder; by default, the mode of the user's preferred language.
  ///
  /// - Note: Has no effect on Linux: a desktop's keyboard keeps its layout.
  open var textInputMode: UITextInputMode? { UITextInputMode.current }

  /// The identifier under which the input mode last used is restored; `nil` by default.
  ///
  /// - Note: Has no effect on Linux: a desktop's keyboard keeps its layout.
  open var textInputContextIdentifier: String? { nil }

  /// The three-finger editing gestures while this is the first responder.
  ///
  /// - Note: Has no effect on Linux: a desktop has keyboard shortcuts for them.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Reloads the input views if the object is the first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    responderSurface?.inputViews?.update()
  }

  // MARK: Touches

  /// Called when touches began; forwards them along the responder chain by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let inputHandler, let touch = touches.first, touch.handler == nil,
      inputHandler.pressBegan(touch, with: event)
    {
      touch.handler = inputHandler
      return
    }
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches moved; forwards them along the responder chain by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches ended; forwards them along the responder chain by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches were cancelled; forwards this along the responder chain by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when estimated properties of touches were updated; does nothing by default.
  ///
  /// - Note: Has no effect on Linux: it is never called, as hosts report no estimates.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called for a remote control event of media playback; forwards it along the responder chain by default.
  ///
  /// No host sends such events; a program may send its own.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Presses

  /// Called when keys or buttons were pressed; forwards them along the responder chain by default.
  ///
  /// A key that reaches the end of the chain has its default effect: it triggers a key command, types, or
  /// scrolls.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event) ?? UIPress.recordUnused(presses)
  }

  /// Called when the force of presses changed; forwards them along the responder chain by default.
  ///
  /// Keys of keyboards are pressed or released, and never change.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys or buttons were released; forwards them along the responder chain by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses were cancelled, for example because the window lost the keyboard; forwards this
  /// along the responder chain by default.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion

  /// Called when a motion of the device began, such as a shake; forwards it along the responder chain by
  /// default.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion of the device ended; forwards it along the responder chain by default.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion of the device was cancelled; forwards it along the responder chain by default.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Focus

  /// The environments to which the focus moves when it enters the object; empty by default.
  ///
  /// If none of them can have the focus, it moves to the first focusable view in the object, in reading
  /// order.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The focus group of the views in the object, unless they set another; `nil` for that of the enclosing
  /// environment.
  ///
  /// Tab moves between groups, arrow keys between the views of one. A view without a group forms a group of
  /// its own, as with full keyboard access.
  open var focusGroupIdentifier: String? {
    get { focusGroup }
    set { focusGroup = newValue }
  }

  /// The focus environment that encloses the object: the next responder.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { next }

  /// Schedules a move of the focus, after the next layout, to the object's preferred environment.
  ///
  /// A no-op while the focus is outside of the object.
  open func setNeedsFocusUpdate() { responderSurface?.setNeedsFocusUpdate(in: self) }

  /// Performs a scheduled move of the focus now.
  open func updateFocusIfNeeded() { responderSurface?.updateFocusIfNeeded() }

  /// Returns whether the focus may move as described by `context`, from or to an item in the object; `true`
  /// by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus moved as described by `context`, from or to an item in the object; does nothing by
  /// default.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Actions

  /// Returns whether the object can perform `action` now.
  ///
  /// By default it can if it has the method, or if the action is `paste` and the paste configuration accepts
  /// the pasteboard.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isAnswered(by: self) || action == "paste:" && pastable != nil
  }

  /// Returns the object that performs `action`: this object or the next in the responder chain that can, or
  /// `nil`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Commands

  /// The key commands available while the object is in the responder chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Changes a menu that responders build together; does nothing by default.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Updates the appearance of a command that the object can perform; does nothing by default.
  open func validate(_ command: UICommand) {}

  // Selection: most responders do not support these, which `canPerformAction(_:withSender:)` reports.

  /// Moves the selection to the pasteboard; does nothing by default.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard; does nothing by default.
  open func copy(_ sender: Any?) {}
  /// Pastes the content of the pasteboard that the paste configuration accepts, unless overridden.
  open func paste(_ sender: Any?) {
    if let pastable { paste(itemProviders: pastable) }
  }
  /// Selects the item at the insertion point, such as the word at the caret; does nothing by default.
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing by default.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection; does nothing by default.
  open func delete(_ sender: Any?) {}

  // MARK: Pasting

  /// The types that can be pasted into the object, or `nil` for none.
  ///
  /// A view also accepts them when they are dropped on it. The configuration is copied when it is set. Text
  /// fields and text views paste and accept text without one.
  open var pasteConfiguration: UIPasteConfiguration? {
    didSet {
      pasteConfiguration = pasteConfiguration?.copy() as? UIPasteConfiguration
      (self as? any DropPasting)?.pasteConfigurationChanged()
    }
  }

  /// Inserts items that were pasted or dropped; does nothing by default.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Returns whether the object accepts one of `itemProviders` now.
  ///
  /// By default it does if one of them has a type that the paste configuration accepts.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  /// The items on the pasteboard, if the object accepts one of them.
  private var pastable: [NSItemProvider]? {
    guard pasteConfiguration != nil, let items = (self as? any PasteboardReading)?.pasteboardItems,
      canPaste(items)
    else { return nil }
    return items
  }

  // Find: responders without searchable content report that in `canPerformAction(_:withSender:)`.

  /// Shows the find panel; does nothing by default.
  open func find(_ sender: Any?) {}
  /// Shows the find and replace panel; does nothing by default.
  open func findAndReplace(_ sender: Any?) {}
  /// Moves to the next search result; does nothing by default.
  open func findNext(_ sender: Any?) {}
  /// Moves to the previous search result; does nothing by default.
  open func findPrevious(_ sender: Any?) {}
  /// Uses the selection as the search string; does nothing by default.
  open func useSelectionForFind(_ sender: Any?) {}

  // Text: responders without editable text report that in `canPerformAction(_:withSender:)`.

  /// Pastes the content of the pasteboard in the surrounding text style; does nothing by default.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Toggles bold style of the selection; does nothing by default.
  open func toggleBoldface(_ sender: Any?) {}
  /// Toggles italic style of the selection; does nothing by default.
  open func toggleItalics(_ sender: Any?) {}
  /// Toggles underlining of the selection; does nothing by default.
  open func toggleUnderline(_ sender: Any?) {}
  /// Sets the attributes of the selected text to the result of a conversion; does nothing by default.
  ///
  /// - Parameter conversionHandler: The closure that returns the new attributes for the current ones.
  /// - Note: Has no effect on Linux.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  /// Sets the writing direction of the selection to left to right; does nothing by default.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Sets the writing direction of the selection to right to left; does nothing by default.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  /// The methods that responders declare only for overriding.
  private static let forwarders: [_NamedMember] =
    [
      "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "find:", "findAndReplace:",
      "findNext:", "findPrevious:", "useSelectionForFind:", "pasteAndMatchStyle:",
      "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
      "updateTextAttributesWithConversionHandler:", "makeTextWritingDirectionLeftToRight:",
      "makeTextWritingDirectionRightToLeft:",
    ].map { .forwarder($0) }

  /// The members of every responder that are accessible by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [
      .action(Selector("becomeFirstResponder", UIResponder.becomeFirstResponder)),
      .action(Selector("resignFirstResponder", UIResponder.resignFirstResponder)),
    ] + Self.forwarders
  }

  /// The handler that receives presses and keys of this object before they are forwarded.
  package weak var inputHandler: (any InputHandling)?

  /// The receiver of an input method's text while this object is the first responder.
  package var textReceiver: (any TextReceiving)? { nil }

  /// The surface whose keys this object can receive, or `nil`.
  package var responderSurface: ViewSurface? { next?.responderSurface }
}
