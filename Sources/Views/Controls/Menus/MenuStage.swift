// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A view that fills the surface while a menu is open, places the menu, and closes it on a press outside of
/// it.
final class MenuStage: UIView {
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 4
  private static let previewGap: CGFloat = 12

  let card = MenuCard()
  /// The rectangle that the menu belongs to, in the stage's coordinate space, in points.
  var anchor: CGRect {
    didSet { if anchor != oldValue { setNeedsLayout() } }
  }
  /// The preferred side of the anchor, used if the menu fits there, or `nil` to place the menu below,
  /// otherwise above.
  var side: MenuSide? {
    didSet { if side != oldValue { setNeedsLayout() } }
  }
  /// Whether the first elements are next to the anchor even if the menu is above it.
  var putsFirstNearest = false
  /// The badge with the number of items the menu applies to, or `nil` for one item.
  var badge: MenuBadge? {
    didSet { if let badge { addSubview(badge) } }
  }
  let preview: MenuPreview?
  weak var presentation: MenuPresentation?
  /// A strong reference to the presentation while the menu is open.
  var keeper: MenuPresentation?
  private let shade = UIView()
  private var knownSize: CGSize?

  init(anchor: CGRect, preview: MenuPreview?) {
    self.anchor = anchor
    self.preview = preview
    super.init(frame: .zero)
    accessibilityRole = .menu
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let preview {
      shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
      shade.isUserInteractionEnabled = false
      addSubview(shade)
      preview.view.layer.cornerRadius = MenuCard.cornerRadius
      preview.view.clipsToBounds = true
      addSubview(preview.view)
    }
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    if let knownSize, knownSize != bounds.size {
      presentation?.dismiss()
      return
    }
    knownSize = bounds.size
    shade.frame = bounds
    let room = room(margin: Self.margin)
    if preview != nil { placeWithPreview(in: room) } else { placeAtAnchor(in: room) }
    placeBadge()
  }

  /// Places the badge at the upper trailing corner of the preview or, without a preview, of the anchor, or of
  /// the menu if the anchor is empty.
  private func placeBadge() {
    let about = preview?.view.frame ?? (anchor.isEmpty ? card.frame : anchor)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    badge?.lie(
      on: CGPoint(x: isMirrored ? about.minX : about.maxX, y: about.minY), in: bounds)
  }

  private func placeAtAnchor(in room: CGRect) {
    var size = card.sizeThatFits(room.size)
    if let beside = placeBeside(size, in: room) { return put(beside) }
    let below = room.maxY - anchor.maxY - Self.gap
    let above = anchor.minY - Self.gap - room.minY
    let prefersAbove = side == .above && size.height <= above
    let isBelow = !prefersAbove && (size.height <= below || below >= above)
    card.isReversed = putsFirstNearest && !isBelow
    // A menu that fits neither above nor below may cover its anchor.
    size.height = min(size.height, room.height)
    var y = isBelow ? anchor.maxY + Self.gap : anchor.minY - Self.gap - size.height
    y = max(room.minY, min(room.maxY - size.height, y))
    put(
      CGRect(
        x: horizontalPlace(width: size.width, in: room), y: y.rounded(), width: size.width,
        height: size.height))
  }

  /// Returns the menu's frame to the left or right of the anchor; `nil` if `side` is neither of them, or if
  /// the menu does not fit there.
  private func placeBeside(_ size: CGSize, in room: CGRect) -> CGRect? {
    let x: CGFloat
    switch side {
    case .left: x = anchor.minX - Self.gap - size.width
    case .right: x = anchor.maxX + Self.gap
    case .above, .below, nil: return nil
    }
    guard x >= room.minX, x + size.width <= room.maxX, size.height <= room.height else {
      return nil
    }
    let y = max(room.minY, min(room.maxY - size.height, anchor.midY - size.height / 2))
    return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
  }

  /// Returns the x-coordinate of the menu, which is aligned with the left or the right edge of the anchor and
  /// limited to `room`.
  private func horizontalPlace(width: CGFloat, in room: CGRect) -> CGFloat {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let alignsRight =
      anchor.width > 0
      ? isMirrored
        ? anchor.maxX > room.minX + room.width / 3
        : anchor.minX > room.minX + room.width * 2 / 3
          || anchor.minX + width > room.maxX
      : isMirrored ? anchor.minX - width >= room.minX : anchor.minX + width > room.maxX
    let x = alignsRight ? anchor.maxX - width : anchor.minX
    return max(room.minX, min(room.maxX - width, x)).rounded()
  }

  private func placeWithPreview(in room: CGRect) {
    guard let preview else { return }
    var size = card.sizeThatFits(room.size)
    size.height = min(size.height, room.height * 0.6)
    let most = CGSize(width: room.width, height: room.height - size.height - Self.previewGap)
    let share = min(
      1, most.width / max(1, preview.size.width), most.height / max(1, preview.size.height))
    let picture = CGSize(
      width: (preview.size.width * share).rounded(), height: (preview.size.height * share).rounded()
    )
    let height = picture.height + Self.previewGap + size.height
    let top = max(room.minY, min(room.maxY - height, anchor.midY - height / 2)).rounded()
    func left(_ width: CGFloat) -> CGFloat {
      max(room.minX, min(room.maxX - width, anchor.midX - width / 2)).rounded()
    }
    preview.view.frame = CGRect(origin: CGPoint(x: left(picture.width), y: top), size: picture)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = isMirrored ? preview.view.frame.maxX - size.width : preview.view.frame.minX
    put(
      CGRect(
        x: max(room.minX, min(room.maxX - size.width, start)),
        y: top + picture.height + Self.previewGap, width: size.width, height: size.height))
  }

  private func put(_ frame: CGRect) {
    card.bounds = CGRect(origin: .zero, size: frame.size)
    card.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Moves the preview to the rectangle `goal` of the stage, and scales it to the size of that rectangle.
  func movePreview(to goal: CGRect) {
    guard let view = preview?.view, !goal.isEmpty, !view.bounds.isEmpty else { return }
    view.center = CGPoint(x: goal.midX, y: goal.midY)
    view.transform = CGAffineTransform(
      scaleX: goal.width / view.bounds.width, y: goal.height / view.bounds.height)
  }

  // MARK: Touches

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let found = super.hitTest(point, with: event) else { return nil }
    return found.isDescendant(of: card) ? found : self
  }

  private var pressedPreview = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    pressedPreview = preview?.view.frame.contains(touch.location(in: self)) ?? false
    if !pressedPreview { presentation?.dismiss() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if pressedPreview { preview?.onChoice() }
    pressedPreview = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressedPreview = false
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension MenuStage: BuiltInView {
  var ownTextReceiver: (any TextReceiving)? { presentation?.typing }
}
