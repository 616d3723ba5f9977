// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The pass that animates the changes of an update: views move, appear and disappear.
///
/// The pass records the positions on screen before the update; the update itself is carried out immediately
/// and without animation. Then every view is set back to its old position, before the next frame, and
/// animated from there. Since animations are additive, an update made during another animation continues from
/// the presented positions.
@MainActor
final class AnimatePass {
  /// The state of a view before the update.
  struct Start {
    let key: ElementKey
    /// The pose on screen, in points from the top left corner of the visible area.
    let pose: ViewPose
  }

  /// The animation of one view.
  struct Move {
    let view: UIView
    let start: () -> Void
    let end: () -> Void
  }

  /// The duration of an update's animation, in seconds; chosen for Mullion, not measured from UIKit.
  static let duration: TimeInterval = 0.3

  /// The engine; `nil` once its view is deallocated, possibly before the pass ends.
  private weak var owner: CollectionEngine?
  private unowned let engine: CollectionEngine
  private var starts: [ObjectIdentifier: Start] = [:]
  /// The poses of the elements in and near the visible area before the update, by their current keys; used
  /// for elements without a view.
  private var neighbours: [ElementKey: ViewPose] = [:]
  /// The centers of orthogonal sections' scroll views on screen before the update.
  private var scrollViews: [ObjectIdentifier: CGPoint] = [:]
  /// The views that the update removes.
  private var leaving: [UICollectionReusableView] = []
  /// Whether the pass was cancelled because everything was replaced, or the view was deallocated, meanwhile.
  private(set) var isCancelled = false
  private var completions: [(Bool) -> Void] = []

  init(engine: CollectionEngine) {
    self.engine = engine
    owner = engine
    let offset = engine.view.contentOffset
    for element in engine.realised.all { record(element, key: element.key, offset) }
    for departure in engine.departures.all {
      record(departure.element, key: departure.key ?? departure.element.key, offset)
    }
    for section in engine.orthogonal.shownSections {
      guard let scrollView = engine.orthogonal.scrollView(ofSection: section) else { continue }
      scrollViews[ObjectIdentifier(scrollView)] = scrollView.center.minus(offset)
    }
    recordNeighbours(offset)
  }

  // MARK: Before the update

  private func record(_ element: RealisedElement, key: ElementKey, _ offset: CGPoint) {
    let view = element.view
    var pose = ViewPose(of: view).moved(by: CGPoint.zero.minus(offset))
    if let scrollView = view.superview as? OrthogonalScrollView {
      pose = pose.moved(by: scrollView.frame.origin.minus(scrollView.contentOffset))
    }
    starts[ObjectIdentifier(view)] = Start(key: key, pose: pose)
  }

  private func recordNeighbours(_ offset: CGPoint) {
    guard !engine.needs.countsOrPreparing else { return }
    let bounds = engine.view.bounds
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    for attributes in engine.layout.layoutAttributesForElements(in: around) ?? []
    where !attributes.isOrthogonal && !attributes.isHidden {
      neighbours[ElementKey(attributes)] = ViewPose(attributes)
        .moved(by: CGPoint.zero.minus(offset))
    }
    for section in engine.orthogonal.shownSections {
      guard let area = engine.layout.orthogonalArea(ofSection: section) else { continue }
      let own = engine.orthogonal.offset(ofSection: section) ?? .zero
      let window = area.frame.offsetBy(dx: own.x, dy: own.y)
        .insetBy(dx: -area.frame.width, dy: -area.frame.height)
      for attributes in engine.layout.orthogonalAttributes(ofSection: section, in: window) {
        neighbours[ElementKey(attributes)] = ViewPose(attributes)
          .moved(by: CGPoint.zero.minus(offset).minus(own))
      }
    }
  }

  // MARK: During the update

  /// Translates the keys of the elements near the visible area after a change; those without a new key are
  /// dropped.
  func rename(_ newKey: (ElementKey) -> ElementKey?) {
    var renamed: [ElementKey: ViewPose] = [:]
    for (key, pose) in neighbours {
      if let new = newKey(key) { renamed[new] = pose }
    }
    neighbours = renamed
  }

  /// Returns whether the view displayed an element before the update, so that it can be animated out.
  func sees(_ view: UICollectionReusableView) -> Bool { starts[ObjectIdentifier(view)] != nil }

  /// Records that the view of an element is removed.
  func leaves(_ view: UICollectionReusableView) { leaving.append(view) }

  /// Cancels the pass, because everything was replaced.
  func cancel() { isCancelled = true }

  func whenDone(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  // MARK: After the update

  /// Animates the views to the positions that they have after the update.
  func play() {
    let moves = isCancelled ? [] : scrollViewMoves() + arrivals() + exits()
    guard !moves.isEmpty else { return endSoon() }
    let serial = engine.cycle.serial
    UIView.performWithoutAnimation { for move in moves { move.start() } }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: { [engine] in
        for move in moves { move.end() }
        // Resized views may lay out the collection view, which makes these positions outdated.
        if engine.cycle.serial != serial { engine.cycle.run() }
        engine.finalizeUpdates()
      },
      completion: { [self] _ in end() })
  }

  /// Ends a pass without visible changes: in the next frame, or immediately without a surface.
  private func endSoon() {
    engine.finalizeUpdates()
    guard let surface = engine.view.surface else { return end() }
    surface.addFrameCallback { [self] _ in
      end()
      return false
    }
  }

  private func end() {
    if let owner, let view = owner.$view {
      defer { withExtendedLifetime(view) {} }
      for view in leaving { owner.finishDeparture(of: view) }
      owner.animationEnded(self)
    } else {
      isCancelled = true
    }
    leaving.removeAll()
    let waiting = completions
    completions.removeAll()
    for done in waiting { done(!isCancelled) }
  }

  private func scrollViewMoves() -> [Move] {
    let offset = engine.view.contentOffset
    return engine.orthogonal.shownSections.compactMap { section in
      guard let scrollView = engine.orthogonal.scrollView(ofSection: section),
        let center = scrollViews[ObjectIdentifier(scrollView)]?.plus(offset)
      else { return nil }
      let goal = scrollView.center
      guard center != goal else { return nil }
      return Move(
        view: scrollView, start: { scrollView.adjusting { scrollView.center = center } },
        end: { scrollView.adjusting { scrollView.center = goal } })
    }
  }

  /// Returns the offset from screen positions to the coordinates of the view that contains the elements of
  /// `host`.
  private func distance(to host: Int?) -> CGPoint {
    let offset = engine.view.contentOffset
    guard let host, let scrollView = engine.orthogonal.scrollView(ofSection: host) else {
      return offset
    }
    let center = scrollViews[ObjectIdentifier(scrollView)] ?? scrollView.center.minus(offset)
    let shift = center.minus(scrollView.center)
    return scrollView.contentOffset.minus(scrollView.frame.origin).minus(shift)
  }

  // MARK: Insertions and moves

  private func arrivals() -> [Move] {
    engine.realised.all.compactMap { element in
      if engine.movement.moving?.place == element.key.indexPath, element.key.category == .cell {
        return nil
      }
      let view = element.view
      let goal = ViewPose(of: view)
      let distance = distance(to: element.host)
      if let start = starts[ObjectIdentifier(view)] {
        return move(view, from: start.pose.moved(by: distance), to: goal)
      }
      if let initial = engine.layout.initialAttributes(of: element.key) {
        let isSeen = !ViewPose(initial).looksLike(ViewPose(element.attributes))
        return isSeen ? move(element, from: initial) : nil
      }
      if let known = neighbours[element.key] {
        var start = known.moved(by: distance)
        start.transform = goal.transform
        return move(view, from: start, to: goal)
      }
      return move(view, from: goal.faded, to: goal)
    }
  }

  private func move(_ view: UIView, from start: ViewPose, to end: ViewPose) -> Move? {
    guard !start.looksLike(end) else { return nil }
    return Move(view: view, start: { start.apply(to: view) }, end: { end.apply(to: view) })
  }

  /// Returns the animation of a view from its layout's initial attributes.
  private func move(
    _ element: RealisedElement, from initial: UICollectionViewLayoutAttributes
  ) -> Move {
    let (_, origin) = engine.holder(of: element.host)
    let item = engine.visibleItems[element.key]
    return Move(
      view: element.view,
      start: { Placement(attributes: initial, item: nil, origin: origin).apply(to: element.view) },
      end: {
        Placement(attributes: element.attributes, item: item, origin: origin)
          .apply(to: element.view)
        element.view.layoutIfNeeded()
      })
  }

  // MARK: Removals

  private func exits() -> [Move] {
    let offset = engine.view.contentOffset
    return leaving.compactMap { view in
      guard let departure = engine.departures.departure(of: view),
        let start = starts[ObjectIdentifier(view)]
      else { return nil }
      let from = start.pose.moved(by: offset)
      if let final = engine.layout.finalAttributes(of: start.key) {
        guard !from.looksLike(ViewPose(final)) else { return nil }
        return Move(
          view: view, start: { from.apply(to: view) },
          end: { Placement(attributes: final, item: nil, origin: .zero).apply(to: view) })
      }
      // A view that only left the visible area may have no target: it fades out in place.
      let goal = departure.key.flatMap(goal) ?? from.faded
      guard !from.looksLike(goal) else { return nil }
      return Move(view: view, start: { from.apply(to: view) }, end: { goal.apply(to: view) })
    }
  }

  /// Returns the current pose of an element that is not visible, in content coordinates.
  private func goal(of key: ElementKey) -> ViewPose? {
    guard let attributes = engine.layout.attributes(of: key) else { return nil }
    guard attributes.isOrthogonal else { return ViewPose(attributes) }
    let own = engine.orthogonal.offset(ofSection: key.section) ?? .zero
    return ViewPose(attributes).moved(by: CGPoint.zero.minus(own))
  }
}

extension CGPoint {
  fileprivate func plus(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
  fileprivate func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
}
