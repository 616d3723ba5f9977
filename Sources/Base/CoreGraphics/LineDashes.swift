// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The alternating lengths of dashes and gaps along a line.
struct LineDashes {
  private let lengths: [CGFloat]
  private let phase: CGFloat

  /// Creates a pattern of `lengths` that begins at `phase`.
  ///
  /// It has no gaps if `lengths` is empty or invalid.
  init(_ lengths: [CGFloat], phase: CGFloat) {
    let total = lengths.reduce(0, +)
    let isUsable = lengths.allSatisfy { $0 >= 0 } && total > 0 && total.isFinite && phase.isFinite
    self.lengths = isUsable ? (lengths.count % 2 == 0 ? lengths : lengths + lengths) : []
    self.phase = phase
  }

  /// Whether there are no gaps.
  var isWhole: Bool { lengths.isEmpty }

  /// Returns the dashes of a subpath; the whole subpath if there are no gaps.
  func pieces(
    of part: (points: [CGPoint], isClosed: Bool)
  ) -> [(points: [CGPoint], isClosed: Bool)] {
    guard !lengths.isEmpty, part.points.count > 1 else { return [part] }
    let points = part.points + (part.isClosed ? [part.points[0]] : [])
    var pieces: [(points: [CGPoint], isClosed: Bool)] = []
    var (index, left) = start
    if index % 2 == 0 { pieces.append(([points[0]], false)) }
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let share = done / length
        let point = CGPoint(
          x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        if index % 2 == 0 {
          pieces[pieces.count - 1].points.append(point)
        } else {
          pieces.append(([point], false))
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - done
      if index % 2 == 0 { pieces[pieces.count - 1].points.append(to) }
    }
    return pieces
  }

  /// The index of the length in which a line begins, and its remaining length.
  private var start: (index: Int, left: CGFloat) {
    let total = lengths.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    var index = 0
    while rest >= lengths[index], index < lengths.count - 1 {
      rest -= lengths[index]
      index += 1
    }
    return (index, max(0, lengths[index] - rest))
  }
}
