// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The placement of a popover and its arrow.
///
/// The first permitted direction in which the content fits is used, or else the one in which the largest part
/// of the content is visible. The order is below, above, to the right, to the left; chosen by Mullion.
struct PopoverGeometry: Hashable {
  /// The available area, in points.
  var area: CGRect
  /// The frame of the source.
  var source: CGRect
  /// The preferred size of the content.
  var content: CGSize
  var permitted: UIPopoverArrowDirection
  /// Whether the popover may cover its source rather than be reduced.
  var mayOverlap = false
  /// The metrics of the background.
  var metrics = Metrics()

  /// The width of the arrow at its base, in points.
  ///
  /// The width and the length of the arrow, `arrowLength`, are chosen by Mullion.
  static let arrowWidth: CGFloat = 26
  static let arrowLength: CGFloat = 13
  /// The radius of the corners, in points.
  static let radius: CGFloat = 13

  /// The metrics of a background, in points.
  struct Metrics: Hashable {
    var arrowWidth = PopoverGeometry.arrowWidth
    var arrowLength = PopoverGeometry.arrowLength
    /// The insets of the content from the edges of the bubble, without the arrow.
    var insets = UIEdgeInsets.zero
  }

  /// The frame of the bubble, and the position of its arrow.
  struct Place: Hashable {
    /// The frame of the bubble.
    var body: CGRect
    var direction: UIPopoverArrowDirection
    /// The distance of the arrow's tip from the start of the body's edge, in points.
    var arrow: CGFloat
  }

  private static let preference: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// The best placement.
  var place: Place {
    var inner = self
    guard metrics.insets == .zero else {
      inner.content = CGSize(
        width: content.width + metrics.insets.left + metrics.insets.right,
        height: content.height + metrics.insets.top + metrics.insets.bottom)
      inner.metrics.insets = .zero
      return inner.place
    }
    let ways = Self.preference.filter(permitted.contains)
    guard !ways.isEmpty else { return centered }
    let fitting = ways.first { way in
      let room = room(way)
      return room.width >= content.width && room.height >= content.height
    }
    let best = fitting ?? ways.max { shown($0) < shown($1) } ?? ways[0]
    return place(best, shrinks: !(fitting == nil && mayOverlap))
  }

  /// The placement without an arrow, centred on the source.
  private var centered: Place {
    let size = CGSize(
      width: min(content.width, area.width), height: min(content.height, area.height))
    let origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    return Place(body: kept(CGRect(origin: origin, size: size)), direction: [], arrow: 0)
  }

  /// Returns the available size for the content with the arrow in the given direction, in points.
  private func room(_ way: UIPopoverArrowDirection) -> CGSize {
    let length = metrics.arrowLength
    return switch way {
    case .up: CGSize(width: area.width, height: max(0, area.maxY - source.maxY - length))
    case .down: CGSize(width: area.width, height: max(0, source.minY - area.minY - length))
    case .left: CGSize(width: max(0, area.maxX - source.maxX - length), height: area.height)
    default: CGSize(width: max(0, source.minX - area.minX - length), height: area.height)
    }
  }

  private func shown(_ way: UIPopoverArrowDirection) -> CGFloat {
    let room = room(way)
    return min(room.width, content.width) * min(room.height, content.height)
  }

  private func place(_ way: UIPopoverArrowDirection, shrinks: Bool) -> Place {
    let room = shrinks ? room(way) : area.size
    let size = CGSize(
      width: min(content.width, room.width), height: min(content.height, room.height))
    let length = metrics.arrowLength
    let aside = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    let origin: CGPoint =
      switch way {
      case .up: CGPoint(x: aside.x, y: source.maxY + length)
      case .down: CGPoint(x: aside.x, y: source.minY - length - size.height)
      case .left: CGPoint(x: source.maxX + length, y: aside.y)
      default: CGPoint(x: source.minX - length - size.width, y: aside.y)
      }
    let body = kept(CGRect(origin: origin, size: size))
    let isUpright = way == .up || way == .down
    let along = isUpright ? source.midX - body.minX : source.midY - body.minY
    let edge = isUpright ? body.width : body.height
    let least = Self.radius + metrics.arrowWidth / 2
    let arrow = edge < 2 * least ? edge / 2 : max(least, min(edge - least, along))
    return Place(body: body, direction: way, arrow: arrow)
  }

  private func kept(_ rect: CGRect) -> CGRect {
    CGRect(
      x: max(area.minX, min(area.maxX - rect.width, rect.minX)).rounded(),
      y: max(area.minY, min(area.maxY - rect.height, rect.minY)).rounded(), width: rect.width,
      height: rect.height)
  }
}
