// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// An object that records operations that undo and redo changes.
///
/// By default, all operations that are registered during one event form a group, which is undone as a whole.
/// It replaces the class of Foundation, which is missing on Linux. Targets are not retained.
///
/// Differs from Foundation: an event is an event from the host to a window, a frame, or a turn of the main
/// queue; empty groups are dropped.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The open groups, the innermost last.
  private var openGroups: [UndoGroup] = []
  private var disablings = 0
  private var isGroupedByEvent = false

  /// Creates an undo manager without operations.
  public override init() {
    super.init()
  }

  // MARK: Groups

  /// Whether a group is opened automatically for a registration and closed at the end of the event.
  open var groupsByEvent = true
  /// The nesting depth of open groups.
  open var groupingLevel: Int { openGroups.count }
  /// The maximum number of groups that can be undone, and of those that can be redone; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { dropOldest() }
  }

  /// Opens a group, nested in the current one.
  ///
  /// If no group is open and ``groupsByEvent`` is `true`, a group for the event is opened first.
  open func beginUndoGrouping() {
    openEventGroup()
    if !isUndoing, !isRedoing { post(.NSUndoManagerCheckpoint) }
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the innermost group.
  ///
  /// - Precondition: A group is open.
  open func endUndoGrouping() {
    require(
      !openGroups.isEmpty,
      "endUndoGrouping() was called without an open group; call beginUndoGrouping() before it.")
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = openGroups.removeLast()
    if openGroups.isEmpty { isGroupedByEvent = false }
    if !group.actions.isEmpty {
      if let outer = openGroups.last { outer.actions.append(.group(group)) } else { keep(group) }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func keep(_ group: UndoGroup) {
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      dropOldest()
    }
  }

  private func dropOldest() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  private func openEventGroup() {
    guard groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing else { return }
    isGroupedByEvent = true
    openGroups.append(UndoGroup())
    EventEnd.whenOver { [weak self] in self?.closeEventGroup() }
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func closeEventGroup() {
    if isGroupedByEvent, openGroups.count == 1 { endUndoGrouping() }
  }

  // MARK: Registration

  /// Whether operations are registered.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Disables registration until ``enableUndoRegistration()`` has been called the same number of times.
  open func disableUndoRegistration() { disablings += 1 }

  /// Enables registration again.
  ///
  /// - Precondition: ``disableUndoRegistration()`` has been called more often than this method.
  open func enableUndoRegistration() {
    require(
      disablings > 0,
      "enableUndoRegistration() was called more often than disableUndoRegistration(); call them in pairs."
    )
    disablings -= 1
  }

  /// Registers a handler that is called with `target` when the current change is undone.
  ///
  /// A handler that is registered while undoing is called for redoing. A registration at any other time than
  /// during undoing or redoing removes the operations to redo. No-op while registration is disabled.
  ///
  /// - Precondition: A group is open, or ``groupsByEvent`` is `true`.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(target) { [weak target] in
      if let target { handler(target) }
    }
  }

  /// Registers `body`, which is called when the current change is undone or redone.
  func register(_ target: AnyObject, _ body: @escaping @MainActor () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    openEventGroup()
    guard let group = openGroups.last else {
      require(
        false,
        "registerUndo(withTarget:) was called without an open group, and groupsByEvent is false; call "
          + "beginUndoGrouping() before it.")
      return
    }
    group.actions.append(.call(UndoCall(target, body)))
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Removes all operations.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = openGroups.map { _ in UndoGroup() }
  }

  /// Removes all operations with the target `target`.
  ///
  /// - Complexity: O(*n*) in the number of registered operations.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.remove(target) }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }

  // MARK: Undo and redo

  /// Whether there is a group to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  /// Whether there is a group to redo; reading it posts `NSUndoManagerCheckpoint`.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }
  /// The number of closed groups that can be undone.
  open var undoCount: Int { undoStack.count }
  /// The number of groups that can be redone.
  open var redoCount: Int { redoStack.count }
  /// Whether a group is being undone.
  open private(set) var isUndoing = false
  /// Whether a group is being redone.
  open private(set) var isRedoing = false

  /// Closes the open group, if any, and undoes the last group; undoes nothing while another group is undone
  /// or redone.
  ///
  /// - Precondition: At most one group is open.
  open func undo() {
    if openGroups.count == 1 { endUndoGrouping() }
    require(
      openGroups.isEmpty,
      "undo() was called with \(openGroups.count) open groups; call endUndoGrouping() for each but the outermost, or"
        + " undoNestedGroup().")
    undoNestedGroup()
  }

  /// Undoes the last closed group.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    carryOut(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the last undone group.
  open func redo() {
    post(.NSUndoManagerCheckpoint)
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    carryOut(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Makes the calls of a group in reverse order; operations that they register form a group with the same
  /// name.
  private func carryOut(_ group: UndoGroup) {
    let outer = openGroups
    openGroups = [UndoGroup()]
    openGroups.last?.name = group.name
    group.run()
    while !openGroups.isEmpty { endUndoGrouping() }
    openGroups = outer
  }

  // MARK: Names

  /// The name of the change that can be undone; empty for none.
  open var undoActionName: String {
    (openGroups.first { !$0.actions.isEmpty } ?? undoStack.last)?.name ?? ""
  }
  /// The name of the change that can be redone; empty for none.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Sets the name of the current change: that of the outermost open group, or of the last closed one if none
  /// is open.
  open func setActionName(_ actionName: String) {
    (openGroups.first ?? (isUndoing ? redoStack.last : undoStack.last))?.name = actionName
  }

  /// The title of a menu item for undoing.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item for redoing.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of a menu item for undoing a change with the given name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the title of a menu item for redoing a change with the given name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Notifications

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
