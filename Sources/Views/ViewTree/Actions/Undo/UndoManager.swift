// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// Remembers what takes changes back, and what makes them again.
///
/// What is registered between the beginning and the end of an event is one group, which is undone as a whole.
/// Foundation's class of this name, which Foundation lacks on this system. Targets are not kept alive.
///
/// Differs from Foundation: an event is what a host brings to a window, a frame, or a turn of the main queue; groups
/// in which nothing was registered are left out.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that are open, the innermost last.
  private var openGroups: [UndoGroup] = []
  private var disablings = 0
  private var isGroupedByEvent = false

  /// One that remembers nothing yet.
  public override init() {
    super.init()
  }

  // MARK: Groups

  /// Whether a group is opened when something is registered, and closed at the end of the event.
  open var groupsByEvent = true
  /// How many groups are open, one in the other.
  open var groupingLevel: Int { openGroups.count }
  /// How many groups can be undone; 0: as many as there are.
  open var levelsOfUndo = 0 {
    didSet { dropOldest() }
  }

  /// Opens a group, in the one that is open.
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

  // MARK: Registering

  /// Whether what is registered is remembered.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Has nothing remembered until ``enableUndoRegistration()`` was called as often.
  open func disableUndoRegistration() { disablings += 1 }

  /// Has everything remembered again.
  ///
  /// - Precondition: ``disableUndoRegistration()`` was called once more.
  open func enableUndoRegistration() {
    require(
      disablings > 0,
      "enableUndoRegistration() was called more often than disableUndoRegistration(); call them in pairs."
    )
    disablings -= 1
  }

  /// Has `handler` called with `target` when the change that is being made is undone.
  ///
  /// Registered while something is undone, it is called when that is made again.
  ///
  /// - Precondition: A group is open, or ``groupsByEvent`` is true.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(target) { [weak target] in
      if let target { handler(target) }
    }
  }

  /// Has `body` called when the change that is being made is undone, or made again.
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

  /// Forgets everything.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = openGroups.map { _ in UndoGroup() }
  }

  /// Forgets what has to do with `target`.
  ///
  /// - Complexity: O(n) in the number of calls that are remembered.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.remove(target) }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }

  // MARK: Undoing

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  /// Whether there is something to make again.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }
  /// How many groups can be undone.
  open var undoCount: Int { undoStack.count }
  /// How many groups can be made again.
  open var redoCount: Int { redoStack.count }
  /// Whether something is being undone.
  open private(set) var isUndoing = false
  /// Whether something is being made again.
  open private(set) var isRedoing = false

  /// Closes the group of the event and undoes the last group.
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

  /// Undoes the last group that is closed.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    carryOut(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Makes what was undone last again.
  open func redo() {
    post(.NSUndoManagerCheckpoint)
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    carryOut(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Makes the calls of a group, the last first; what they register becomes a group of the same name.
  private func carryOut(_ group: UndoGroup) {
    let outer = openGroups
    openGroups = [UndoGroup()]
    openGroups.last?.name = group.name
    group.run()
    while !openGroups.isEmpty { endUndoGrouping() }
    openGroups = outer
  }

  // MARK: Names

  /// What the change that can be undone is called; empty without a name.
  open var undoActionName: String {
    (openGroups.first { !$0.actions.isEmpty } ?? undoStack.last)?.name ?? ""
  }
  /// What the change that can be made again is called; empty without a name.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Names the change that is being made.
  open func setActionName(_ actionName: String) {
    (openGroups.first ?? (isUndoing ? redoStack.last : undoStack.last))?.name = actionName
  }

  /// The words of a menu that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The words of a menu that makes again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The words of a menu that undoes a change of the given name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The words of a menu that makes a change of the given name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Telling

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
