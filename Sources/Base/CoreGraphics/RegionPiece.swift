// SPDX-License-Identifier: Apache-2.0

/// A straight piece of a path between two grid points, with its line or curve of origin.
struct RegionPiece {
  var from: GridPoint
  var to: GridPoint
  /// The index of the line or curve.
  var source: Int
  /// The fractions of the line or curve at which the piece begins and ends.
  var start: Double
  var end: Double
  /// Whether the piece belongs to the second path.
  var isSecond: Bool

  /// The piece in reverse direction.
  var reversed: RegionPiece {
    var other = self
    (other.from, other.to) = (to, from)
    (other.start, other.end) = (end, start)
    return other
  }

  /// Returns the points at which to cut the piece so that `other` neither crosses it nor ends on it.
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

  /// Returns the pieces between `points`, which are on this piece apart from rounding.
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
