// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The pass that moves the focus with keys, and selects the focused item if selection follows focus.
@MainActor
struct FocusPass {
  let engine: CollectionEngine

  private var view: UICollectionView { engine.view }
  private var map: FocusMap {
    let view = view
    return FocusMap(ground: engine) { path in
      view.delegate?.collectionView(view, canFocusItemAt: path) ?? view.mayFocus(path)
    }
  }

  /// Moves the focus in a direction.
  ///
  /// - Returns: Whether there was an item in that direction; `false` while a part of a focused item that is
  ///   higher than the visible area is still out of sight there, so that the view scrolls.
  func move(_ heading: UIFocusHeading, extending: Bool) -> Bool {
    guard let start = engine.selection.focused ?? engine.selection.cursor, isThere(start) else {
      return begin(heading)
    }
    if engine.selection.focused != nil, runsOutOfSight(start, heading) { return false }
    let lane = heading.isHorizontal ? nil : engine.selection.lane
    guard let next = map.next(from: start, heading, lane: lane) else { return false }
    go(
      to: next, heading, extending: extending,
      lane: heading.isHorizontal ? nil : self.lane(of: start))
    return true
  }

  /// Moves the focus to the first or last item, and returns whether there is one.
  func moveToEnd(last: Bool, extending: Bool) -> Bool {
    guard let path = map.end(last: last) else { return false }
    go(to: path, last ? .last : .first, extending: extending)
    return true
  }

  /// Moves the focus by a page, and returns whether there was another item.
  func movePage(down: Bool, extending: Bool) -> Bool {
    guard let start = engine.selection.focused ?? engine.selection.cursor, isThere(start) else {
      return begin(down ? .down : .up)
    }
    let lane = engine.selection.lane
    guard let next = map.page(from: start, down: down, lane: lane), next != start else {
      return false
    }
    go(to: next, down ? .down : .up, extending: extending, lane: self.lane(of: start))
    return true
  }

  /// Moves the focus to the item at `path` and scrolls to it, or removes the focus if `path` is `nil`.
  ///
  /// - Returns: `false` if the delegate or a view prevented the movement, or if items moved meanwhile.
  @discardableResult
  func focus(_ path: IndexPath?, _ heading: UIFocusHeading = []) -> Bool {
    let previous = engine.selection.focused
    guard path != previous else { return true }
    let generation = engine.generation
    if let path { ScrollPass(engine: engine, indexPath: path, position: []).run(animated: true) }
    let context = UICollectionViewFocusUpdateContext(
      from: (previous, previous.flatMap(shown) ?? (path == nil ? nil : elsewhere)),
      to: (path, path.flatMap(shown)), heading: heading)
    // If items have moved meanwhile, the next key press determines the focus.
    guard generation == engine.generation,
      view.delegate?.collectionView(view, shouldUpdateFocusIn: context) ?? true,
      path == nil || context.isAllowed,
      generation == engine.generation
    else { return false }
    engine.selection.focused = path
    if let path { engine.selection.cursor = path }
    for changed in [previous, path].compactMap(\.self) {
      view.cellForItem(at: changed)?.setNeedsUpdateConfiguration()
    }
    let coordinator = UIFocusAnimationCoordinator()
    view.delegate?.collectionView(view, didUpdateFocusIn: context, with: coordinator)
    guard path != nil else {
      coordinator.run()
      return true
    }
    // A view elsewhere that had the focus loses its appearance.
    view.surface?.focus.set(view)
    context.notify(view.surface, with: coordinator)
    return true
  }

  /// Returns whether an item can be focused.
  func isFocusable(_ path: IndexPath) -> Bool { map.isFocusable(path) }

  /// Moves the focus to an item, and returns whether there is such an item.
  ///
  /// This is the focused item, or the last used one if it is remembered, otherwise the item that the delegate
  /// prefers, the first selected item or the first visible one.
  func take(remembering: Bool = false) -> Bool {
    engine.cycle.prepareIfNeeded()
    let remembers = remembering || view.remembersLastFocusedIndexPath
    let last = engine.selection.focused ?? (remembers ? engine.selection.cursor : nil)
    if let last, isThere(last), isFocusable(last) { return focus(last, .next) }
    return begin(.next)
  }

  // MARK: Helpers

  /// Returns the view that the application uses for an item.
  private func shown(_ path: IndexPath) -> UIView? { view.cellForItem(at: path)?.knownView }

  /// The view that has the focus in the window, or had it when Tab was pressed.
  private var elsewhere: UIView? {
    let focus = view.surface?.focus
    return focus?.item ?? focus?.origin
  }

  /// Moves the focus when no item has it: to the item that the delegate prefers, the first selected item or
  /// the first visible one; returns `false` if there is none.
  private func begin(_ heading: UIFocusHeading) -> Bool {
    let preferred = view.delegate?.indexPathForPreferredFocusedView(in: view)
    let selected = engine.selection.selected.sorted().first
    let window = view.bounds.inset(by: view.adjustedContentInset)
    let visible = engine.shownItems(in: window).filter { $0.frame.overlaps(window) }.map(\.path)
      .sorted().first(where: map.isFocusable)
    let candidates = [preferred, selected, visible].compactMap(\.self)
    guard let path = candidates.first(where: { isThere($0) && map.isFocusable($0) }) else {
      return false
    }
    go(to: path, heading, extending: false)
    return true
  }

  private func go(
    to path: IndexPath, _ heading: UIFocusHeading, extending: Bool, lane: CGFloat? = nil
  ) {
    let anchor = engine.selection.anchor ?? engine.selection.cursor
    let generation = engine.generation
    guard focus(path, heading), generation == engine.generation else { return }
    engine.selection.lane = lane
    let selection = SelectionPass(engine: engine)
    if extending, view.selectsManyNow {
      selection.selectRange(from: anchor ?? path, to: path)
    } else if view.selectionFollowsFocus, view.selectsNow,
      view.delegate?.collectionView(view, selectionFollowsFocusForItemAt: path) ?? true
    {
      selection.selectAlone(path)
    }
  }

  private func lane(of path: IndexPath) -> CGFloat? {
    engine.selection.lane ?? engine.shownFrame(of: path)?.midX
  }

  private func isThere(_ path: IndexPath) -> Bool {
    engine.knownCounts.contains(path)
  }

  /// Returns whether a part of an item that is higher than the visible area is still out of sight in the
  /// direction, so that the view scrolls before the focus moves on.
  private func runsOutOfSight(_ path: IndexPath, _ heading: UIFocusHeading) -> Bool {
    guard let frame = engine.shownFrame(of: path) else { return false }
    let window = view.bounds.inset(by: view.adjustedContentInset)
    guard frame.overlaps(window), frame.height > window.height else { return false }
    return switch heading {
    case .up: frame.minY < window.minY - 1
    case .down: frame.maxY > window.maxY + 1
    default: false
    }
  }
}
