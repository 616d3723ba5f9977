// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionViewTree

/// The drawing of single elements and the space around them.
extension ContentDrawing {
  mutating func item(_ box: LayoutBox, section: Int, item: Int) {
    used.insert(.item)
    let estimated = (width: box.size.width.isMeasured, height: box.size.height.isMeasured)
    if estimated.width || estimated.height { hasEstimates = true }
    ring(outside: box.slot, inside: box.inner, name: "item \(section) \(box.depth)")
    let shape = RoundedRect(box.inner.insetBy(dx: 0.75 / scale, dy: 0.75 / scale), radius: 3)
    commands.append(.fill(shape, SheetColor.item.fill))
    commands.append(.border(shape, width: 1 / scale, SheetColor.item.line))
    label(
      ["\(section).\(item)", SheetText.size(box.inner.size, isEstimated: estimated)], in: box.inner,
      SheetColor.item.ink)
  }

  mutating func supplementary(_ placement: ElementPlacement) {
    let isBoundary = placement.element.item == Int.max || !isBadge(placement)
    let color: SheetColor = isBoundary ? .boundary : .badge
    used.insert(color)
    if placement.selfSizesWidth || placement.selfSizesHeight { hasEstimates = true }
    let shape = RoundedRect(placement.frame, radius: isBoundary ? 3 : 5)
    commands.append(.fill(shape, color.fill))
    commands.append(.border(shape, width: 1 / scale, color.line))
    let size = SheetText.size(
      placement.frame.size,
      isEstimated: (placement.selfSizesWidth, placement.selfSizesHeight))
    let kind = Self.short(placement.element.kind ?? "")
    label(isBoundary ? ["\(kind)   \(size)"] : [kind], in: placement.frame, color.ink)
  }

  /// Returns whether the kind of the element is not that of a boundary item of its section.
  ///
  /// Does not recognise boundary items of the whole layout, whose `item` is `Int.max`.
  private func isBadge(_ placement: ElementPlacement) -> Bool {
    guard let kind = placement.element.kind else { return false }
    return !subject.solution.isBoundary(kind: kind, section: placement.element.section)
  }

  mutating func decoration(_ placement: ElementPlacement) {
    used.insert(.decoration)
    let shape = RoundedRect(placement.frame, radius: 6)
    commands.append(.fill(shape, SheetColor.decoration.fill))
  }

  /// Draws the border of a decoration, whose fill lies behind everything.
  mutating func outline(_ frame: CGRect) {
    commands.append(
      .border(RoundedRect(frame, radius: 6), width: 1.25 / scale, SheetColor.decoration.line))
  }

  /// Returns the short name of a supplementary kind.
  private static func short(_ kind: String) -> String {
    switch kind {
    case "UICollectionElementKindSectionHeader": "header"
    case "UICollectionElementKindSectionFooter": "footer"
    default: String(kind.suffix(24))
    }
  }

  /// Draws the area of insets, labelled with their lengths the first time.
  mutating func ring(outside: CGRect, inside: CGRect, name: String) {
    guard outside != inside else { return }
    for (index, rect) in outside.bands(around: inside).enumerated()
    where min(rect.width, rect.height) > 0.25 {
      used.insert(.insets)
      commands.append(.fill(RoundedRect(rect), SheetColor.insets.fill))
      let length = index < 2 ? rect.height : rect.width
      let shown = rect.intersection(part)
      guard !shown.isNull, labelled.insert("\(name) \(index) inset").inserted else { continue }
      pill(SheetText.number(length), in: shown, .insets)
    }
  }

  /// Draws the gap between two neighbours, labelled with its length the first time.
  mutating func gap(
    from first: CGRect, to second: CGRect, along axis: UICollectionViewScrollDirection,
    across: CGRect, name: String
  ) {
    var rect: CGRect
    if axis == .horizontal {
      let (start, end) = first.minX <= second.minX ? (first, second) : (second, first)
      rect = CGRect(
        x: start.maxX, y: across.minY, width: end.minX - start.maxX, height: across.height)
    } else {
      rect = CGRect(
        x: across.minX, y: first.maxY, width: across.width, height: second.minY - first.maxY)
    }
    let length = axis == .horizontal ? rect.size.width : rect.size.height
    guard length > 0.25 else { return }
    used.insert(.spacing)
    commands.append(.fill(RoundedRect(rect), SheetColor.spacing.fill))
    guard rect.overlaps(part), labelled.insert("\(name) \(SheetText.number(length))").inserted
    else { return }
    rect = rect.intersection(part)
    pill(SheetText.number(length), in: rect, .spacing)
  }

  /// Draws the gap between an item and the previous one in its lanes.
  mutating func laneGap(
    to slot: CGRect, behind drawn: [CGRect], along axis: UICollectionViewScrollDirection,
    section: Int
  ) {
    let isVertical = axis == .vertical
    func distance(_ other: CGRect) -> CGFloat {
      isVertical
        ? abs(other.midY - slot.midY) - (other.height + slot.height) / 2
        : abs(other.midX - slot.midX) - (other.width + slot.width) / 2
    }
    let before = drawn.filter {
      isVertical
        ? $0.minX < slot.maxX && $0.maxX > slot.minX : $0.minY < slot.maxY && $0.maxY > slot.minY
    }
    guard let nearest = before.min(by: { distance($0) < distance($1) }) else { return }
    let isBroader = isVertical ? nearest.width > slot.width : nearest.height > slot.height
    gap(
      from: nearest, to: slot, along: axis, across: isBroader ? slot : nearest,
      name: "groups \(section)")
  }

  /// Draws a number on white, which may extend beyond a narrow gap, at the first of five positions where it
  /// overlaps no other number; draws nothing if there is none.
  mutating func pill(_ words: String, in band: CGRect, _ color: SheetColor) {
    let width = text.width(words, 9.5, weight: 0.3) + 8
    let isTall = band.height > band.width
    for share in [0.5, 0.3, 0.7, 0.15, 0.85] as [CGFloat] {
      let center = CGPoint(
        x: (isTall ? band.midX : band.minX + band.width * share) * scale,
        y: (isTall ? band.minY + band.height * share : band.midY) * scale)
      let rect = CGRect(x: center.x - width / 2, y: center.y - 7, width: width, height: 14)
      guard !pills.contains(where: { $0.intersects(rect) }) else { continue }
      pills.append(rect)
      let shape = RoundedRect(rect, radius: 7)
      labels.append(.fill(shape, SheetColor.card))
      labels.append(.border(shape, width: 1, color.line))
      labels.append(text.centered(words, 9.5, at: center, color.ink, weight: 0.3))
      return
    }
  }

  /// Draws lines in the centre of a frame, as many as fit.
  private mutating func label(_ lines: [String], in frame: CGRect, _ color: DisplayColor) {
    let shown = frame.intersection(part)
    let size = CGSize(width: shown.width * scale, height: shown.height * scale)
    guard !shown.isNull, size.width > 8, size.height > 10 else { return }
    let fits = lines.enumerated().filter { index, line in
      text.width(line, index == 0 ? 11.5 : 10) <= size.width - 4
    }
    let words = size.height >= 32 ? fits : Array(fits.prefix(1))
    let center = CGPoint(x: shown.midX * scale, y: shown.midY * scale)
    if words.isEmpty, let first = lines.first, text.width(first, 8) <= size.width {
      labels.append(text.centered(first, 8, at: center, color))
    }
    for (place, word) in words.enumerated() {
      let isFirst = word.offset == 0
      let y = center.y + (CGFloat(place) - CGFloat(words.count - 1) / 2) * 15
      labels.append(
        text.centered(
          word.element, isFirst ? 11.5 : 10, at: CGPoint(x: center.x, y: y), color,
          weight: isFirst ? 0.3 : 0))
    }
  }

  /// Draws the edge of the view if content beside it is drawn.
  mutating func edgeOfView() {
    guard axis == .vertical, part.width > subject.view.width + 1 else { return }
    let edge = subject.isRightToLeft ? 0 : subject.view.width
    let beyond = CGRect(
      x: subject.isRightToLeft ? part.minX : edge, y: 0,
      width: part.width - subject.view.width, height: part.height)
    let veil = DisplayColor(red: 0.97, green: 0.973, blue: 0.98, alpha: 0.55)
    commands.append(.fill(RoundedRect(beyond), veil))
    let line = CGRect(x: edge - 0.75, y: 0, width: 1.5, height: part.height)
    commands.append(.fill(RoundedRect(line), SheetColor.edge))
  }
}

extension CGRect {
  /// Returns the parts of the rectangle around `inner`: above, below, left and right of it; an empty array if
  /// they do not intersect.
  func bands(around inner: CGRect) -> [CGRect] {
    let middle = intersection(inner)
    guard !middle.isNull else { return [] }
    return [
      CGRect(x: minX, y: minY, width: width, height: middle.minY - minY),
      CGRect(x: minX, y: middle.maxY, width: width, height: maxY - middle.maxY),
      CGRect(x: minX, y: middle.minY, width: middle.minX - minX, height: middle.height),
      CGRect(x: middle.maxX, y: middle.minY, width: maxX - middle.maxX, height: middle.height),
    ]
  }
}
