// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A collector that decomposes a node into items that can be painted separately, back to front.
///
/// Nodes that have to be painted as a whole stay one item: those with a mask, with transparency, with a
/// transform that rotates or mirrors, or with a clip that is rounded or not on pixel boundaries.
struct PaintItemCollector {
  /// The pixels per point.
  let scale: CGFloat
  private(set) var items: [PaintItem] = []

  init(scale: CGFloat) {
    self.scale = scale
  }

  /// Decomposes the contents of `node`, without its transform and alpha.
  mutating func collect(contentsOf node: DisplayNode) {
    collect(node, outer: .identity, clip: nil, isRoot: true)
  }

  /// Decomposes `node`; `outer` is the transform from its parent's coordinates to those of the rendering.
  private mutating func collect(
    _ node: DisplayNode, outer: CGAffineTransform, clip: CGRect?, isRoot: Bool
  ) {
    let map = isRoot ? outer : node.transform.concatenating(outer)
    var inner = clip
    var isWhole =
      node.mask != nil || !isRoot && (node.alpha < 1 || !node.transform.keepsRectangles)
    if let shape = node.clip, !isWhole {
      let rect = shape.rect.applying(map)
      isWhole = !shape.isRectangular || !isOnPixels(rect)
      inner = clip.map { $0.intersection(rect) } ?? rect
    }
    if isWhole {
      let extent = isRoot ? node.extent : node.extent.applying(node.transform)
      append(
        PaintItem(
          content: isRoot ? .contents(node) : .node(node), extent: extent.applying(outer),
          map: outer, clip: clip))
      return
    }
    for command in node.commands { collect(command, map: map, clip: inner) }
    for child in node.children where child.alpha > 0 && !child.transform.isFlat {
      collect(child, outer: map, clip: inner, isRoot: false)
    }
  }

  private mutating func collect(_ command: DrawCommand, map: CGAffineTransform, clip: CGRect?) {
    switch command {
    case .fill(let shape, let color):
      guard color.alpha > 0 else { return }
      if shape.isRectangular {
        fill(shape.rect, color, command, map: map, clip: clip)
      } else if !fillBands(shape, color, command, map: map, clip: clip) {
        append(command, map: map, clip: clip)
      }
    case .border(let shape, let width, let color)
    where shape.isRectangular && width > 0 && color.alpha > 0:
      for side in shape.rect.sides(width) {
        fill(side, color, .fill(RoundedRect(side), color), map: map, clip: clip)
      }
    case .border, .text, .image, .imagePart, .drawing:
      append(command, map: map, clip: clip)
    }
  }

  private mutating func fill(
    _ rect: CGRect, _ color: DisplayColor, _ command: DrawCommand, map: CGAffineTransform,
    clip: CGRect?
  ) {
    let whole = rect.applying(map)
    guard !whole.isEmpty, isOnPixels(whole) else {
      append(command, map: map, clip: clip)
      return
    }
    let seen = clip.map { whole.intersection($0) } ?? whole
    guard !seen.isNull, !seen.isEmpty else { return }
    items.append(PaintItem(content: .fill(color), extent: seen, map: .identity, clip: nil))
  }

  /// Splits a rounded rectangle so that only the bands with the corners have to be painted; returns `false`
  /// if it cannot be split or is too low.
  private mutating func fillBands(
    _ shape: RoundedRect, _ color: DisplayColor, _ command: DrawCommand, map: CGAffineTransform,
    clip: CGRect?
  ) -> Bool {
    let rect = shape.rect.applying(map)
    guard map.isTranslation, isOnPixels(rect) else { return false }
    let radius = min(shape.radius, rect.width / 2, rect.height / 2)
    let band = (radius * scale).rounded(.up) / scale
    // Below that height, separate bands and a middle cost more than they save.
    guard rect.height - 2 * band >= 16 else { return false }
    let top = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: band)
    for band in [top, top.offsetBy(dx: 0, dy: rect.height - band)] {
      append(command, map: map, clip: clip.map { $0.intersection(band) } ?? band)
    }
    let middle = rect.insetBy(dx: 0, dy: band)
    fill(middle, color, .fill(RoundedRect(middle), color), map: .identity, clip: clip)
    return true
  }

  private mutating func append(_ command: DrawCommand, map: CGAffineTransform, clip: CGRect?) {
    append(
      PaintItem(
        content: .command(command), extent: command.extent.applying(map), map: map, clip: clip))
  }

  private mutating func append(_ item: PaintItem) {
    var item = item
    if let clip = item.clip { item.extent = item.extent.intersection(clip) }
    guard !item.extent.isNull, !item.extent.isEmpty else { return }
    items.append(item)
  }

  /// Returns whether all edges are on pixel boundaries, to a hundredth.
  private func isOnPixels(_ rect: CGRect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy {
      let edge = $0 * scale
      return abs(edge) < 1e7 && abs(edge - edge.rounded()) < 0.01
    }
  }
}

extension RoundedRect {
  /// Whether no corner is rounded.
  var isRectangular: Bool { radius <= 0 || corners.isEmpty }
}

extension CGAffineTransform {
  /// Whether the transform only scales, by positive factors, and translates, so that rectangles stay upright.
  var keepsRectangles: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension CGRect {
  /// Returns the non-overlapping strips of `width` along the inside of the edges; the whole rectangle if they
  /// would meet.
  fileprivate func sides(_ width: CGFloat) -> [CGRect] {
    guard 2 * width < Swift.min(self.width, height) else { return [self] }
    let inner = insetBy(dx: 0, dy: width)
    return [
      CGRect(x: minX, y: minY, width: self.width, height: width),
      CGRect(x: minX, y: maxY - width, width: self.width, height: width),
      CGRect(x: minX, y: inner.minY, width: width, height: inner.height),
      CGRect(x: maxX - width, y: inner.minY, width: width, height: inner.height),
    ].filter { !$0.isEmpty }
  }
}
