// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that takes part in handling events: a view, a controller, a scene, the application and their delegates.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, UIResponderStandardEditActions,
  UIUserActivityRestoring, UIFocusEnvironment, UIPasteConfigurationSupporting
{
  /// A responder.
  public override init() {
    super.init()
  }

  /// Calls `init()`; not for callers, see ``DelegateMade``.
  @available(*, unavailable, message: "call init()")
  public required convenience init(madeAsDelegate: Void) { self.init() }

  /// Called when all objects of an interface file were made and connected; call super.
  open func awakeFromNib() {}

  /// The object that gets what this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether the object may become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether key events go to this object first.
  open var isFirstResponder: Bool { responderSurface?.firstResponder === self }

  /// Makes this object the one that gets key events first.
  ///
  /// - Returns: Whether it is the first responder now; false in no surface, or when the object or
  ///   the present first responder refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let surface = responderSurface, canBecomeFirstResponder else { return false }
    if let present = surface.firstResponder, !present.resignFirstResponder() { return false }
    surface.firstResponder = self
    return true
  }

  /// Gives up being the first responder.
  ///
  /// - Returns: Whether the object is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderSurface?.firstResponder = nil
    return true
  }

  /// What remembers how to take changes back: the next responder's unless overridden, in the end the
  /// window's.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Activities

  /// What the person does with the object, which several objects may share; nil: nothing that could be gone on with.
  open var userActivity: NSUserActivity? {
    didSet {
      guard userActivity !== oldValue else { return }
      oldValue?.remove(self)
      userActivity?.add(self) { [weak self] in self?.updateUserActivityState($0) }
    }
  }

  /// Puts into `activity` what is needed to go on with it; override it and call `super`.
  ///
  /// Called in a later turn of the main run loop after the object's ``userActivity`` was told that it `needsSave`.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Goes on with `activity`; does nothing unless overridden.
  ///
  /// Nobody calls it but the application.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Input views

  /// What is shown at the bottom of the window in the place of a keyboard while the object is the first
  /// responder; nil: nothing is.
  open var inputView: UIView? { nil }

  /// What is shown at the bottom of the window, above a keyboard or input view, while the object, or one
  /// before it in the responder chain that has none, is the first responder.
  open var inputAccessoryView: UIView? { nil }

  /// The controller whose view is shown in the place of a keyboard while this is the first responder, unless there is an input
  /// view; nil unless overridden.
  ///
  /// Differs from UIKit: the type is that of any responder here; override it as `UIInputViewController?`. A responder that is no
  /// such controller counts for nothing.
  open var inputViewController: UIResponder? { nil }

  /// The controller whose view is shown above that, unless there is an accessory view; nil unless overridden.
  ///
  /// Differs from UIKit: as of ``inputViewController``.
  open var inputAccessoryViewController: UIResponder? { nil }

  /// How a person types while this is the first responder; the desktop's language unless overridden.
  ///
  /// A wish: a desktop's keyboard keeps its layout.
  open var textInputMode: UITextInputMode? { UITextInputMode.current }

  /// Names what is typed into, so that a keyboard can come back with the mode that was last used there; nil unless overridden.
  ///
  /// Not asked for: a desktop's keyboard keeps its layout.
  open var textInputContextIdentifier: String? { nil }

  /// Which gestures of three fingers edit while this is the first responder.
  ///
  /// Not asked for: a desktop has keys for that.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Asks anew for the input views of the first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    responderSurface?.inputViews?.update()
  }

  // MARK: Touches

  /// Touches came down; passes them on along the responder chain unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let inputHandler, let touch = touches.first, touch.handler == nil,
      inputHandler.pressBegan(touch, with: event)
    {
      touch.handler = inputHandler
      return
    }
    next?.touchesBegan(touches, with: event)
  }

  /// Touches moved; passes them on along the responder chain unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches went up; passes them on along the responder chain unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away; passes this on along the responder chain unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// What was a guess about touches is known now; does nothing unless overridden.
  ///
  /// Never called: only pencils guess, and hosts report none.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Something that plays is steered from elsewhere; passes it on along the responder chain unless overridden.
  ///
  /// No host sends such events; a program may send its own.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Presses

  /// Keys or buttons went down; passes them on along the responder chain unless overridden.
  ///
  /// A key that nobody keeps from the end of the chain then does what it does: chooses a command, types,
  /// scrolls.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event) ?? UIPress.noteUnused(presses)
  }

  /// Keys or buttons are pressed in another way; passes them on along the responder chain unless
  /// overridden.
  ///
  /// Those of keyboards are down or up, and never change.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys or buttons went up; passes them on along the responder chain unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Presses were taken away, because the window lost the keyboard, say; passes this on along the
  /// responder chain unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion

  /// The device begins to be moved, as by shaking; passes it on along the responder chain unless
  /// overridden.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was moved; passes it on along the responder chain unless overridden.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// What began as a motion was none; passes it on along the responder chain unless overridden.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Focus

  /// Where the focus goes when it comes to the object as a whole; none, unless overridden: to the first
  /// view in it that can have the focus, in reading order.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The group that views in the object are in, unless they say another; nil: that of what is around it.
  ///
  /// Tab goes from group to group, arrow keys go from view to view of one. A view in no group is one by itself (ours: as
  /// with full keyboard access).
  open var focusGroupIdentifier: String? {
    get { focusGroup }
    set { focusGroup = newValue }
  }

  /// What is asked and told of the focus after the object: the next responder.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { next }

  /// Has the focus go, after the next layout, where the object prefers it.
  ///
  /// Does nothing while the focus is elsewhere.
  open func setNeedsFocusUpdate() { responderSurface?.setNeedsFocusUpdate(in: self) }

  /// Has the focus go now where that was asked for.
  open func updateFocusIfNeeded() { responderSurface?.updateFocusIfNeeded() }

  /// Whether the focus may move as `context` says, from or to something in the object; true unless
  /// overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The focus moved as `context` says, from or to something in the object; does nothing unless
  /// overridden.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Actions

  /// Whether the object carries out `action` now: whether it has the method, or it is to paste what the
  /// paste configuration accepts, unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isAnswered(by: self) || action == "paste:" && pastable != nil
  }

  /// Who carries out `action`: this object or the next in the responder chain that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Commands

  /// The commands that keys choose while the object is in the responder chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Changes a menu that responders build together; does nothing unless overridden.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Says how a command that the object can carry out looks; does nothing unless overridden.
  open func validate(_ command: UICommand) {}

  // What is selected: most responders can do nothing with it, and answer so in canPerformAction.

  /// Takes what is selected to the pasteboard; does nothing unless overridden.
  open func cut(_ sender: Any?) {}
  /// Copies what is selected to the pasteboard; does nothing unless overridden.
  open func copy(_ sender: Any?) {}
  /// Puts in what is on the pasteboard: what the paste configuration accepts, unless overridden.
  open func paste(_ sender: Any?) {
    if let pastable { paste(itemProviders: pastable) }
  }
  /// Selects what is pointed at; does nothing unless overridden.
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing unless overridden.
  open func selectAll(_ sender: Any?) {}
  /// Takes what is selected away; does nothing unless overridden.
  open func delete(_ sender: Any?) {}

  // MARK: Pasting

  /// Which things the object accepts that are pasted into it; nil: none.
  ///
  /// A view accepts them when they are dropped in it, too. It is copied when it is set. Fields and text views paste and take text without one.
  open var pasteConfiguration: UIPasteConfiguration? {
    didSet {
      pasteConfiguration = pasteConfiguration?.copy() as? UIPasteConfiguration
      (self as? any DropPasting)?.pasteConfigurationChanged()
    }
  }

  /// Takes in what is pasted or dropped; does nothing unless overridden.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Whether the object takes in something of `itemProviders` now: whether one of them is of a type that
  /// the paste configuration accepts, unless overridden.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  /// What is on the pasteboard, if the object takes in something of it.
  private var pastable: [NSItemProvider]? {
    guard pasteConfiguration != nil, let items = (self as? any PasteboardReading)?.pasteboardItems,
      canPaste(items)
    else { return nil }
    return items
  }

  // Searching: what can't be searched answers so in canPerformAction.

  /// Shows a panel to search with; does nothing unless overridden.
  open func find(_ sender: Any?) {}
  /// Shows a panel to search and replace with; does nothing unless overridden.
  open func findAndReplace(_ sender: Any?) {}
  /// Goes to the next result; does nothing unless overridden.
  open func findNext(_ sender: Any?) {}
  /// Goes to the result before; does nothing unless overridden.
  open func findPrevious(_ sender: Any?) {}
  /// Has what is selected be what is searched for; does nothing unless overridden.
  open func useSelectionForFind(_ sender: Any?) {}

  // Texts: what has no text that can be changed answers so in canPerformAction.

  /// Puts in what is on the pasteboard, in the style of what is around it; does nothing unless overridden.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Goes where what is on the pasteboard says; does nothing unless overridden.
  open func pasteAndGo(_ sender: Any?) {}
  /// Searches for what is on the pasteboard; does nothing unless overridden.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Has what is selected be bold, or no longer; does nothing unless overridden.
  open func toggleBoldface(_ sender: Any?) {}
  /// Has what is selected be italic, or no longer; does nothing unless overridden.
  open func toggleItalics(_ sender: Any?) {}
  /// Has what is selected be underlined, or no longer; does nothing unless overridden.
  open func toggleUnderline(_ sender: Any?) {}
  /// Gives what is selected the attributes that `conversionHandler` makes of its present ones; does nothing unless overridden.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  /// Has what is selected be written from left to right; does nothing unless overridden.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Has what is selected be written from right to left; does nothing unless overridden.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Makes what is selected larger; does nothing unless overridden.
  open func increaseSize(_ sender: Any?) {}
  /// Makes what is selected smaller; does nothing unless overridden.
  open func decreaseSize(_ sender: Any?) {}

  // Things: a title menu and the menus of a desktop have commands for these.

  /// Makes another thing like what is shown; does nothing unless overridden.
  open func duplicate(_ sender: Any?) {}
  /// Takes what is shown to another place; does nothing unless overridden.
  open func move(_ sender: Any?) {}
  /// Gives what is shown another name; does nothing unless overridden.
  open func rename(_ sender: Any?) {}
  /// Writes what is shown in another form; does nothing unless overridden.
  open func export(_ sender: Any?) {}
  /// Prints what is shown; does nothing unless overridden.
  open func printContent(_ sender: Any?) {}

  /// The methods that responders have only so that subclasses override them.
  private static let forwarders: [_NamedMember] =
    [
      "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "find:", "findAndReplace:",
      "findNext:", "findPrevious:", "useSelectionForFind:", "pasteAndMatchStyle:", "pasteAndGo:",
      "pasteAndSearch:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
      "updateTextAttributesWithConversionHandler:", "makeTextWritingDirectionLeftToRight:",
      "makeTextWritingDirectionRightToLeft:", "increaseSize:", "decreaseSize:", "duplicate:",
      "move:", "rename:", "export:", "printContent:",
    ].map { .forwarder($0) }

  /// What can be called by name of every responder.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [
      .action(Selector("becomeFirstResponder", UIResponder.becomeFirstResponder)),
      .action(Selector("resignFirstResponder", UIResponder.resignFirstResponder)),
    ] + Self.forwarders
  }

  /// Gets presses and keys that reach this object before they are passed on.
  package weak var inputHandler: (any InputHandling)?

  /// What takes an input method's text while this object is the first responder.
  package var textReceiver: (any TextReceiving)? { nil }

  /// The surface whose keys this object can get.
  package var responderSurface: ViewSurface? { next?.responderSurface }
}
