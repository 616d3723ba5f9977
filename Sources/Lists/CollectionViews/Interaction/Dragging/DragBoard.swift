// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// A view in front of the content of a surface that displays dragged items.
@MainActor
final class DragBoard: UIView {
  private var tiles: [(item: UIDragItem, tile: DragTile)] = []
  private let badge = DragBadge()
  /// The location of the pointer, in the board's coordinate space.
  private var place: CGPoint
  private var isCarrying = false
  private var keepsSize = false
  /// The object under the drag that prefers full-size previews; `nil` if there is none.
  private weak var fullSizeTaker: AnyObject?
  private var landings = 0
  /// The items that are being animated to the targets of their drop.
  private var flying: [(item: UIDragItem, tile: DragTile)] = []
  /// The number of items in the drag that are displayed elsewhere.
  var others = 0
  private var followers: [() -> Void] = []

  /// Creates a board in front of the content of `root`, for a drag from `place` in its coordinate space.
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

  // MARK: Items

  /// Displays an item at the target of its preview.
  func add(_ item: UIDragItem, _ preview: UITargetedDragPreview) {
    let tile = DragTile(preview)
    insert(tile, of: item)
    tile.lie(at: preview)
    tile.grip = CGVector(dx: tile.center.x - place.x, dy: tile.center.y - place.y)
  }

  /// Inserts a tile behind the existing ones.
  private func insert(_ tile: DragTile, of item: UIDragItem) {
    if let last = tiles.last {
      insertSubview(tile, belowSubview: last.tile)
    } else {
      insertSubview(tile, belowSubview: badge)
    }
    tiles.append((item, tile))
  }

  private func index(of item: UIDragItem) -> Int? { tiles.firstIndex { $0.item === item } }

  /// Returns the preview with which an item was lifted; `nil` if it is not displayed.
  func home(of item: UIDragItem) -> UITargetedDragPreview? {
    index(of: item).flatMap { tiles[$0].tile.preview as? UITargetedDragPreview }
  }

  /// Returns the preview of an item at its current position, in the coordinate space of `view`; `nil` if it
  /// is not displayed.
  func preview(of item: UIDragItem, in view: UIView) -> UITargetedDragPreview? {
    guard let tile = (tiles + flying).first(where: { $0.item === item })?.tile else { return nil }
    return UITargetedDragPreview(
      view: tile.preview.view, parameters: tile.preview.parameters,
      target: UIDragPreviewTarget(container: view, center: convert(tile.center, to: view)))
  }

  /// Returns the size of an item's preview, in points; zero if it is not displayed.
  func size(of item: UIDragItem) -> CGSize {
    index(of: item).map { tiles[$0].tile.bounds.size } ?? .zero
  }

  // MARK: Dragging

  /// Lifts the tiles.
  func lift() { for (_, tile) in tiles { tile.lift() } }

  /// Returns lifted tiles to their original positions.
  func lay() { for (_, tile) in tiles { tile.lie(at: tile.preview) } }

  /// Begins the drag: replaces previews with those that items provide themselves, and gathers them under the
  /// pointer.
  func carry(keepsSize: Bool) {
    isCarrying = true
    self.keepsSize = keepsSize
    for item in tiles.map(\.item) where item.previewProvider != nil { exchange(item) }
    gather()
  }

  /// Replaces the preview of an item with the preview that the item provides; removes it if the item provides
  /// none.
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
    // The pointer stays at the same relative position in the new preview as in the old one.
    let share = CGVector(
      dx: old.grip.dx / max(1, old.bounds.width), dy: old.grip.dy / max(1, old.bounds.height))
    tile.grip = CGVector(
      dx: share.dx * tile.bounds.width, dy: share.dy * tile.bounds.height)
    old.removeFromSuperview()
    tiles[index].tile = tile
  }

  /// Moves all items under the pointer, each at the offset that the first item has to it.
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

  /// Sets whether `taker`, which the drag enters or leaves, prefers full-size previews.
  ///
  /// The object that the drag enters may call this before the one that it leaves.
  func prefer(fullSize: Bool, for taker: AnyObject) {
    guard fullSize != (fullSizeTaker === taker) else { return }
    fullSizeTaker = fullSize ? taker : nil
    if isCarrying { gather() }
  }

  /// Moves the tiles to the pointer at `point`, in the coordinate space of the board's superview, and
  /// displays `operation`.
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

  /// Displays the operation of a drop.
  func say(_ operation: UIDropOperation) {
    badge.show(tiles.isEmpty ? .cancel : operation, tiles.count + others)
  }

  // MARK: Landing

  /// Animates an item to the target of `preview`, with the animations of `animator`; if `preview` is `nil`,
  /// the item disappears.
  ///
  /// A preview with another view replaces the current one.
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

  /// Returns a replacement for a tile if `preview` displays another view; otherwise the tile itself.
  private func dress(_ tile: DragTile, as preview: UITargetedDragPreview?) -> DragTile {
    guard let preview, preview.view !== tile.preview.view else { return tile }
    let new = DragTile(preview)
    insertSubview(new, aboveSubview: tile)
    new.center = tile.center
    new.layer.shadowOpacity = tile.layer.shadowOpacity
    tile.removeFromSuperview()
    return new
  }

  /// Redirects an item that is being animated to the target of `preview`; if `preview` is `nil`, the item
  /// disappears.
  func redirect(_ item: UIDragItem, to preview: UITargetedDragPreview?) {
    guard let index = flying.firstIndex(where: { $0.item === item }) else { return }
    let tile = dress(flying[index].tile, as: preview)
    flying[index].tile = tile
    UIView.animate(withDuration: 0.25) {
      if let preview { tile.lie(at: preview) } else { tile.vanish() }
    }
  }

  /// Animates an item to `target`, with its current preview or with `preview`, and returns the animation;
  /// `nil` if it is not displayed.
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

  /// Makes the items disappear that were not animated to a target.
  func vanish() {
    for item in tiles.map(\.item) { land(item, at: nil, with: DragAnimator()) }
  }

  /// Calls `body` when all animations to targets have ended, immediately if there are none; then removes the
  /// board if it displays no items.
  func whenLanded(_ body: @escaping () -> Void) {
    followers.append(body)
    if landings == 0 { notifyFollowers() }
  }

  private func arrived(_ item: UIDragItem) {
    item.onDropPreviewUpdate = nil
    if let index = flying.firstIndex(where: { $0.item === item }) {
      flying.remove(at: index).tile.removeFromSuperview()
    }
    landings -= 1
    if landings == 0 { notifyFollowers() }
  }

  private func notifyFollowers() {
    let due = followers
    followers = []
    due.forEach { $0() }
    if tiles.isEmpty, landings == 0 { removeFromSuperview() }
  }
}
