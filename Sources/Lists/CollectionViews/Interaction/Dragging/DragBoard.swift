// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// Lies in front of everything in a surface and shows what is dragged there.
@MainActor
final class DragBoard: UIView {
  private var tiles: [(item: UIDragItem, tile: DragTile)] = []
  private let badge = DragBadge()
  /// Where the pointer is, in the board's coordinate space.
  private var place: CGPoint
  private var isCarrying = false
  private var keepsSize = false
  /// What the drag is over that prefers to see large things in their own size; nil: it does not.
  private weak var fullSizeTaker: AnyObject?
  private var landings = 0
  /// What is on its way to where it was dropped.
  private var flying: [(item: UIDragItem, tile: DragTile)] = []
  /// How many things are dragged along that are seen elsewhere.
  var others = 0
  private var followers: [() -> Void] = []

  /// A board in front of what is in `root`, for a drag from `place` in it.
  init(in root: UIView, at place: CGPoint) {
    self.place = place
    super.init(frame: root.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    root.addSubview(self)
    self.place = convert(place, from: root)
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: What is shown

  /// Shows a thing where its preview says.
  func add(_ item: UIDragItem, _ preview: UITargetedDragPreview) {
    let tile = DragTile(preview)
    insert(tile, of: item)
    tile.lie(at: preview)
    tile.grip = CGVector(dx: tile.center.x - place.x, dy: tile.center.y - place.y)
  }

  /// The first one lies in front of the others.
  private func insert(_ tile: DragTile, of item: UIDragItem) {
    if let last = tiles.last {
      insertSubview(tile, belowSubview: last.tile)
    } else {
      insertSubview(tile, belowSubview: badge)
    }
    tiles.append((item, tile))
  }

  private func index(of item: UIDragItem) -> Int? { tiles.firstIndex { $0.item === item } }

  /// What was lifted of a thing, where it came from; nil: it is not shown.
  func home(of item: UIDragItem) -> UITargetedDragPreview? {
    index(of: item).flatMap { tiles[$0].tile.preview as? UITargetedDragPreview }
  }

  /// What is seen of a thing, where it is now, as a place in `view`; nil: it is not shown.
  func preview(of item: UIDragItem, in view: UIView) -> UITargetedDragPreview? {
    guard let tile = (tiles + flying).first(where: { $0.item === item })?.tile else { return nil }
    return UITargetedDragPreview(
      view: tile.preview.view, parameters: tile.preview.parameters,
      target: UIDragPreviewTarget(container: view, center: convert(tile.center, to: view)))
  }

  /// The size of what is seen of a thing, in points; zero: it is not shown.
  func size(of item: UIDragItem) -> CGSize {
    index(of: item).map { tiles[$0].tile.bounds.size } ?? .zero
  }

  // MARK: Being carried

  /// Lifts what lies there.
  func lift() { for (_, tile) in tiles { tile.lift() } }

  /// Has what was lifted lie again.
  func lay() { for (_, tile) in tiles { tile.lie(at: tile.preview) } }

  /// The drag begins: shows what things have previews of their own for, gathered under the pointer.
  func carry(keepsSize: Bool) {
    isCarrying = true
    self.keepsSize = keepsSize
    for item in tiles.map(\.item) where item.previewProvider != nil { exchange(item) }
    gather()
  }

  /// Shows a thing by the preview that it provides, or not at all.
  private func exchange(_ item: UIDragItem) {
    guard let index = index(of: item) else { return }
    let old = tiles[index].tile
    guard let preview = item.previewProvider?() else {
      old.removeFromSuperview()
      tiles.remove(at: index)
      return
    }
    let home = old.preview.target
    let targeted = UITargetedDragPreview(
      view: preview.view, parameters: preview.parameters, target: home)
    let tile = DragTile(targeted)
    insertSubview(tile, aboveSubview: old)
    tile.center = old.center
    // The pointer keeps its place in the old picture, relative to its size, within the new one.
    let share = CGVector(
      dx: old.grip.dx / max(1, old.bounds.width), dy: old.grip.dy / max(1, old.bounds.height))
    tile.grip = CGVector(
      dx: share.dx * tile.bounds.width, dy: share.dy * tile.bounds.height)
    old.removeFromSuperview()
    tiles[index].tile = tile
  }

  /// Brings all things under the pointer, the first as it was taken.
  func gather() {
    let grip = tiles.first?.tile.grip ?? .zero
    UIView.animate(withDuration: 0.2) { [self] in
      for (index, entry) in tiles.enumerated() {
        entry.tile.grip = grip
        entry.tile.carry(index, keepsSize: keepsSize || fullSizeTaker != nil)
      }
      follow()
    }
  }

  /// Whether `taker`, which the drag is over or leaves, prefers to see large things in their own size.
  ///
  /// What the drag comes to may say so before what it leaves hears of that.
  func prefer(fullSize: Bool, for taker: AnyObject) {
    guard fullSize != (fullSizeTaker === taker) else { return }
    fullSizeTaker = fullSize ? taker : nil
    if isCarrying { gather() }
  }

  /// The pointer is at `point` of the board's superview, and a drop would do `operation`.
  func move(to point: CGPoint, _ operation: UIDropOperation) {
    place = convert(point, from: superview)
    follow()
    say(operation)
  }

  private func follow() {
    for (_, tile) in tiles { tile.follow(place) }
    guard let first = tiles.first?.tile else { return }
    let corner = CGPoint(x: first.bounds.maxX, y: first.bounds.minY)
    badge.center = first.convert(corner, to: self)
  }

  /// Says what a drop would do.
  func say(_ operation: UIDropOperation) {
    badge.show(tiles.isEmpty ? .cancel : operation, tiles.count + others)
  }

  // MARK: Landing

  /// Brings a thing to where `preview` says, along with what `animator` animates; nil: it goes away.
  ///
  /// Another view than the one that is carried takes its place.
  func land(_ item: UIDragItem, at preview: UITargetedDragPreview?, with animator: DragAnimator) {
    badge.isHidden = true
    guard let index = index(of: item) else {
      animator.start()
      return
    }
    let tile = dress(tiles.remove(at: index).tile, as: preview)
    landings += 1
    flying.append((item, tile))
    animator.addAnimations {
      if let preview { tile.lie(at: preview) } else { tile.vanish() }
    }
    animator.addCompletion { [weak self] _ in
      tile.removeFromSuperview()
      self?.arrived(item)
    }
    animator.start()
  }

  /// What takes the place of a tile where `preview` shows another view; the tile itself where it does not.
  private func dress(_ tile: DragTile, as preview: UITargetedDragPreview?) -> DragTile {
    guard let preview, preview.view !== tile.preview.view else { return tile }
    let new = DragTile(preview)
    insertSubview(new, aboveSubview: tile)
    new.center = tile.center
    new.layer.shadowOpacity = tile.layer.shadowOpacity
    tile.removeFromSuperview()
    return new
  }

  /// Has a thing that is on its way go to where `preview` says; nil: it goes away.
  func redirect(_ item: UIDragItem, to preview: UITargetedDragPreview?) {
    guard let index = flying.firstIndex(where: { $0.item === item }) else { return }
    let tile = dress(flying[index].tile, as: preview)
    flying[index].tile = tile
    UIView.animate(withDuration: 0.25) {
      if let preview { tile.lie(at: preview) } else { tile.vanish() }
    }
  }

  /// Brings a thing to `target`, shown as it is carried or by `preview`; answers along with which motion, nil where it is not shown.
  func fly(
    _ item: UIDragItem, to target: UIDragPreviewTarget, showing preview: UIDragPreview?
  ) -> DragAnimator? {
    guard let own = self.preview(of: item, in: target.container) else { return nil }
    let animator = DragAnimator()
    let landing = preview.map {
      UITargetedDragPreview(view: $0.view, parameters: $0.parameters, target: target)
    }
    land(item, at: landing ?? own.retargetedPreview(with: target), with: animator)
    return animator
  }

  /// What nobody brings anywhere goes away.
  func vanish() {
    for item in tiles.map(\.item) { land(item, at: nil, with: DragAnimator()) }
  }

  /// Calls `body` when all that were brought somewhere have arrived there.
  func whenLanded(_ body: @escaping () -> Void) {
    followers.append(body)
    if landings == 0 { tellFollowers() }
  }

  private func arrived(_ item: UIDragItem) {
    item.onDropPreviewUpdate = nil
    if let index = flying.firstIndex(where: { $0.item === item }) {
      flying.remove(at: index).tile.removeFromSuperview()
    }
    landings -= 1
    if landings == 0 { tellFollowers() }
  }

  private func tellFollowers() {
    let due = followers
    followers = []
    due.forEach { $0() }
    if tiles.isEmpty, landings == 0 { removeFromSuperview() }
  }
}
