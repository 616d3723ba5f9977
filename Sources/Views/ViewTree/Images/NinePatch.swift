// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The parts of an image with cap insets: corners keep their size, edges grow in one direction, the middle in
/// both.
///
/// ```
/// ┌──┬─────┬──┐
/// │  │  →  │  │   corners: unscaled
/// ├──┼─────┼──┤   edges:   one direction
/// │↓ │  ↘  │↓ │   middle:  both
/// └──┴─────┴──┘
/// ```
struct NinePatch {
  /// A part of the image, as a fraction of it, and its destination, in points.
  struct Part: Equatable {
    var source: CGRect
    var destination: CGRect
  }

  /// The maximum number of tiles along a side, above which the part is stretched instead: tiles of a fraction
  /// of a point would take too long to draw.
  private static let mostTiles: CGFloat = 500

  /// The parts to draw; empty if the destination is empty.
  let parts: [Part]

  /// Creates the parts of an image of `size` points; caps larger than the image are reduced in proportion.
  init(size: CGSize, caps: UIEdgeInsets, mode: UIImage.ResizingMode, destination: CGRect) {
    guard size.width > 0, size.height > 0, !destination.isEmpty else {
      parts = []
      return
    }
    let columns = Self.spans(
      length: size.width, caps: (caps.left, caps.right), mode: mode,
      from: destination.minX, to: destination.maxX)
    let rows = Self.spans(
      length: size.height, caps: (caps.top, caps.bottom), mode: mode,
      from: destination.minY, to: destination.maxY)
    parts = rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound,
            width: column.source.upperBound - column.source.lowerBound,
            height: row.source.upperBound - row.source.lowerBound),
          destination: CGRect(
            x: column.place.lowerBound, y: row.place.lowerBound,
            width: column.place.upperBound - column.place.lowerBound,
            height: row.place.upperBound - row.place.lowerBound))
      }
    }
  }

  private typealias Span = (source: Range<CGFloat>, place: Range<CGFloat>)

  private static func spans(
    length: CGFloat, caps: (CGFloat, CGFloat), mode: UIImage.ResizingMode,
    from start: CGFloat, to end: CGFloat
  ) -> [Span] {
    var first = max(0, caps.0)
    var last = max(0, caps.1)
    if first + last > length {
      (first, last) = (first * length / (first + last), last * length / (first + last))
    }
    let room = end - start
    let shrink = first + last > room && first + last > 0 ? room / (first + last) : 1
    let innerStart = start + first * shrink
    let innerEnd = end - last * shrink
    var spans: [Span] = []
    if first > 0 { spans.append((0..<first / length, start..<innerStart)) }
    let middle = length - first - last
    if middle > 0, innerEnd > innerStart {
      let source = first / length..<(length - last) / length
      if mode == .stretch || (innerEnd - innerStart) / middle > mostTiles {
        spans.append((source, innerStart..<innerEnd))
      } else {
        var place = innerStart
        while place < innerEnd {
          let next = min(place + middle, innerEnd)
          let share = (next - place) / middle * (source.upperBound - source.lowerBound)
          spans.append((source.lowerBound..<source.lowerBound + share, place..<next))
          place = next
        }
      }
    }
    if last > 0 { spans.append(((length - last) / length..<1, innerEnd..<end)) }
    return spans.filter { !$0.place.isEmpty && !$0.source.isEmpty }
  }
}
