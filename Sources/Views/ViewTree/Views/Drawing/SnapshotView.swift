// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

/// A view that shows a picture of another view, stretched with its bounds.
final class SnapshotView: UIView {
  var drawing: Drawing? { didSet { setPictureStale() } }
  /// The widths of the strips along the edges that keep their size across the edge when the view is resized,
  /// in points.
  var caps = UIEdgeInsets.zero
  private let size: CGSize

  override init(frame: CGRect) {
    size = frame.size
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func contentCommands() -> [DrawCommand] {
    guard let drawing else { return [] }
    let columns = parts(of: size.width, in: bounds.width, caps.left, caps.right)
    let rows = parts(of: size.height, in: bounds.height, caps.top, caps.bottom)
    return rows.flatMap { row in
      columns.map { column in
        let source = CGRect(
          x: column.from.lowerBound, y: row.from.lowerBound,
          width: column.from.upperBound - column.from.lowerBound,
          height: row.from.upperBound - row.from.lowerBound)
        let scale = CGAffineTransform(
          translationX: -source.minX, y: -source.minY
        ).concatenating(CGAffineTransform(scaleX: column.scale, y: row.scale))
        let map = scale.concatenating(
          CGAffineTransform(translationX: bounds.minX + column.to, y: bounds.minY + row.to))
        return .drawing(
          Drawing(transform: map, clip: PathShape(rect: source), steps: [.drawing(drawing)]))
      }
    }
  }

  /// A section of the picture along one axis, with its origin in the view and its scale.
  private struct Part {
    let from: Range<CGFloat>
    let to: CGFloat
    let scale: CGFloat
  }

  private func parts(
    of length: CGFloat, in target: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> [Part] {
    let first = max(0, min(first, length))
    let last = max(0, min(last, length - first))
    let inner = length - first - last
    let room = max(0, target - first - last)
    guard first + last > 0 else {
      return [Part(from: 0..<length, to: 0, scale: target / length)]
    }
    return [
      Part(from: 0..<first, to: 0, scale: 1),
      Part(from: first..<first + inner, to: first, scale: inner > 0 ? room / inner : 0),
      Part(from: length - last..<length, to: first + room, scale: 1),
    ].filter { $0.from.upperBound > $0.from.lowerBound && $0.scale > 0 }
  }
}
