// SPDX-License-Identifier: Apache-2.0

/// A straight piece of a path, between two points of the grid, that remembers which line or curve it is of.
struct RegionPiece {
  var from: GridPoint
  var to: GridPoint
  /// The number of the line or curve.
  var source: Int
  /// The shares of the line or curve where the piece begins and ends.
  var start: Double
  var end: Double
  /// Whether it is of the second path.
  var isSecond: Bool

  /// The same piece, run through the other way.
  var reversed: RegionPiece {
    var other = self
    (other.from, other.to) = (to, from)
    (other.start, other.end) = (end, start)
    return other
  }

  /// Where the piece is to be cut so that `other` does not cross it, or end on it.
  func cuts(by other: RegionPiece) -> [GridPoint] {
    let first = GridPoint.turn(from, to, other.from)
    let second = GridPoint.turn(from, to, other.to)
    var found: [GridPoint] = []
    if first == 0, other.from.isBetween(from, to) { found.append(other.from) }
    if second == 0, other.to.isBetween(from, to) { found.append(other.to) }
    if first != 0, second != 0, (first < 0) != (second < 0) {
      let begin = GridPoint.turn(other.from, other.to, from)
      let finish = GridPoint.turn(other.from, other.to, to)
      if begin != 0, finish != 0, (begin < 0) != (finish < 0) {
        let share = Double(begin) / (Double(begin) - Double(finish))
        found.append(
          GridPoint(
            x: from.x + Int((Double(to.x - from.x) * share).rounded()),
            y: from.y + Int((Double(to.y - from.y) * share).rounded())))
      }
    }
    return found.filter { $0 != from && $0 != to }
  }

  /// The pieces between `points`, which lie on it or beside it by a rounding.
  func cut(at points: [GridPoint]) -> [RegionPiece] {
    let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
    let length = dx * dx + dy * dy
    let places = Set(points).map { point in
      (
        point: point,
        share: (Double(point.x - from.x) * dx + Double(point.y - from.y) * dy) / length
      )
    }.sorted { $0.share < $1.share }
    var pieces: [RegionPiece] = []
    var rest = self
    for place in places {
      var piece = rest
      piece.to = place.point
      piece.end = start + (end - start) * max(0, min(1, place.share))
      rest.from = place.point
      rest.start = piece.end
      pieces.append(piece)
    }
    return (pieces + [rest]).filter { $0.from != $0.to }
  }
}
