// SPDX-License-Identifier: Apache-2.0

/// The state of a navigation controller's stack.
///
///        change(to:) ──► coming, leaving ──► begin ──► transition ──┬─► end   settles both
///          ▲                             └─► callOff  reverts the change
///          └── during a transition: queued, one transition leads to the last stack afterwards
///
/// A change sets ``controllers`` immediately. A transition adds the view of the last controller to the stage
/// and removes the view of ``shown``. A change during a transition is deferred until its end; a cancelled
/// transition reverts only its own change, and controllers pushed since then stay on top.
///
/// At rest ``shown`` is the last of ``controllers``, and ``coming`` and ``leaving`` are empty.
@MainActor
struct NavigationStack {
  /// The controllers on the stack, the last of which is to be shown.
  private(set) var controllers: [UIViewController] = []
  /// The controllers that were added to the stack, whose `didMove(toParent:)` is pending.
  private(set) var coming: [UIViewController] = []
  /// The controllers that were removed from the stack, but are still children.
  private(set) var leaving: [UIViewController] = []
  /// The controller whose view is on the stage, or is being added to it.
  private(set) var shown: UIViewController?
  /// The running transition.
  private(set) var transition: NavigationTransition?
  /// Whether the callbacks at the end of a transition are running; the next transition is deferred until they
  /// have returned.
  private(set) var isSettling = false
  /// The stack at the time when `shown` was set.
  private var staged: [UIViewController] = []

  /// Whether no transition is pending: the top is shown, and no controller is coming or leaving.
  var isAtRest: Bool {
    shown === controllers.last && coming.isEmpty && leaving.isEmpty
  }

  /// Whether a transition can begin.
  var isFree: Bool { transition == nil && !isSettling }

  /// Returns whether `controller` was on the stack when the current view was shown, so that showing it is a
  /// pop.
  func wasStaged(_ controller: UIViewController?) -> Bool {
    staged.contains { $0 === controller }
  }

  /// Replaces the stack.
  ///
  /// - Returns: The controllers that were added to the stack, and those that were removed.
  mutating func change(
    to new: [UIViewController]
  ) -> (added: [UIViewController], removed: [UIViewController]) {
    let added = new.filter { !controllers.contains($0) }
    let removed = controllers.filter { !new.contains($0) }
    leaving.removeAll(where: added.contains)
    coming.removeAll(where: removed.contains)
    coming += added
    leaving += removed
    controllers = new
    return (added, removed)
  }

  /// Resets ``shown``, after its view was removed from the stage.
  mutating func discardShown() { shown = nil }

  /// Begins a transition to the last of ``controllers``.
  mutating func begin(_ transition: NavigationTransition) {
    var started = transition
    // Controllers that have left the stack since are no children any more, and do not return.
    started.stackBefore = staged.filter { controllers.contains($0) || leaving.contains($0) }
    started.stackAfter = controllers
    self.transition = started
    staged = controllers
    shown = started.new
  }

  /// Records that an animator of the app performs the running transition.
  mutating func hold(_ context: any UIViewControllerContextTransitioning) {
    transition?.context = context
  }

  /// Records that the animator of the running transition is done with the views.
  mutating func releaseViews() { transition?.isCustom = false }

  /// Reverts the change of the transition that is being cancelled, unless the stack was replaced since.
  ///
  /// - Returns: The controllers that have to leave the stack again.
  mutating func takeBack() -> [UIViewController] {
    guard let transition, !transition.isTakenBack else { return [] }
    self.transition?.isTakenBack = true
    let (before, after) = (transition.stackBefore, transition.stackAfter)
    guard controllers.starts(with: after, by: ===) else { return [] }
    let later = controllers.dropFirst(after.count).filter { !before.contains($0) }
    let dropped = after.filter { !before.contains($0) }
    controllers = before + later
    leaving.removeAll(where: before.contains)
    coming.removeAll(where: dropped.contains)
    leaving += dropped
    return dropped
  }

  /// Records that the transition was cancelled: the old view is on the stage again.
  mutating func callOff() {
    guard let transition else { return }
    staged = transition.stackBefore
    shown = transition.old
    self.transition = nil
    isSettling = true
  }

  /// Records that the transition has ended.
  mutating func end() {
    transition = nil
    isSettling = true
  }

  /// Records that the callbacks at the end of a transition were called.
  mutating func rest() { isSettling = false }

  /// Removes the arrived controllers from ``coming``, and the controllers that have left from ``leaving``.
  ///
  /// A controller whose view is on the stage leaves with the transition that removes the view. A controller
  /// that was added since the last transition began arrives with its own transition, or immediately if `all`
  /// is `true`, because no transition is running.
  ///
  /// - Returns: The controllers that have arrived, and those that have left.
  mutating func settle(
    all: Bool = false
  ) -> (arrived: [UIViewController], left: [UIViewController]) {
    let arrived = coming.filter { all || wasStaged($0) }
    let left = leaving.filter { $0 !== shown }
    coming.removeAll(where: arrived.contains)
    leaving.removeAll(where: left.contains)
    if all { staged = controllers }
    return (arrived, left)
  }
}
