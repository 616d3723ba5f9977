// SPDX-License-Identifier: Apache-2.0

/// The state of a navigation controller's stack.
///
///     change(to:) ──► coming, leaving ──► begin ──► transition ──┬─► end      settles both
///          ▲                                                     └─► callOff  takes the change back
///          └── during a transition: queued, one transition leads to the last stack afterwards
///
/// A change sets ``controllers`` at once. A transition brings the view of the last of them on stage and
/// takes away the view of ``shown``. A change during a transition waits for its end; a transition that is
/// called off takes back its own change alone, and what was pushed since stays on top.
///
/// At rest ``shown`` is the last of ``controllers``, and nothing comes or leaves.
@MainActor
struct NavigationStack {
  /// The controllers on the stack, the one that is to be shown last.
  private(set) var controllers: [UIViewController] = []
  /// The controllers that came onto the stack, and whose `didMove(toParent:)` is due.
  private(set) var coming: [UIViewController] = []
  /// The controllers that left the stack and are children still.
  private(set) var leaving: [UIViewController] = []
  /// The controller whose view is on stage, or is brought there.
  private(set) var shown: UIViewController?
  /// The transition that runs.
  private(set) var transition: NavigationTransition?
  /// Whether the callbacks at the end of a transition run: the next one waits.
  private(set) var isSettling = false
  /// The stack when `shown` was brought.
  private var staged: [UIViewController] = []

  /// Whether no transition has to follow: the top is shown, and no controller comes or leaves.
  var isAtRest: Bool {
    shown === controllers.last && coming.isEmpty && leaving.isEmpty
  }

  /// Whether a transition can begin.
  var isFree: Bool { transition == nil && !isSettling }

  /// Whether `controller` was on the stack already when the present view was brought: it is gone back to.
  func wasStaged(_ controller: UIViewController?) -> Bool {
    staged.contains { $0 === controller }
  }

  /// Replaces the stack.
  ///
  /// - Returns: The controllers that came onto the stack, and those that left it.
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

  /// Forgets ``shown``, whose view was taken off the stage.
  mutating func forgetShown() { shown = nil }

  /// Begins a transition to the last of ``controllers``.
  mutating func begin(_ transition: NavigationTransition) {
    var started = transition
    // What has left the stack since is no child any more, and does not come back.
    started.stackBefore = staged.filter { controllers.contains($0) || leaving.contains($0) }
    started.stackAfter = controllers
    self.transition = started
    staged = controllers
    shown = started.new
  }

  /// An animator of the app carries the running transition out.
  mutating func hold(_ context: any UIViewControllerContextTransitioning) {
    transition?.context = context
  }

  /// The animator of the running transition is done with the views.
  mutating func releaseViews() { transition?.isCustom = false }

  /// Takes back the change of the transition that is called off, unless the stack was replaced since.
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

  /// The transition was called off: the old view is on stage again.
  mutating func callOff() {
    guard let transition else { return }
    staged = transition.stackBefore
    shown = transition.old
    self.transition = nil
    isSettling = true
  }

  /// The transition has ended.
  mutating func end() {
    transition = nil
    isSettling = true
  }

  /// The callbacks at the end of a transition were called.
  mutating func rest() { isSettling = false }

  /// Takes those that have arrived off ``coming``, and those that have left off ``leaving``.
  ///
  /// A controller whose view is on stage leaves with the transition that takes the view away, and one that
  /// came since the last transition began arrives with its own; `all`: it arrives now, as no transition runs.
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
