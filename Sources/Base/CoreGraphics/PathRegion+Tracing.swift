// SPDX-License-Identifier: Apache-2.0

import Foundation

// Converts the remaining pieces back to paths.
extension PathRegion {
  /// Returns the loops around the interior by `rule`, each with the interior on its left, with y pointing up.
  func loops(_ rule: Rule) -> [[RegionPiece]] {
    let edges = edges.filter { $0.first != 0 || $0.second != 0 }
    let kept = edges.compactMap { edge -> RegionPiece? in
      let sides = windings(of: edge.piece, among: edges)
      let plus = rule(isInside(sides.plus.first), isInside(sides.plus.second))
      let minus = rule(isInside(sides.minus.first), isInside(sides.minus.second))
      guard plus != minus else { return nil }
      let piece = edge.piece
      let isRising =
        piece.from.y == piece.to.y ? piece.to.x > piece.from.x : piece.to.y > piece.from.y
      // A piece to the right has greater y on its left; an upward piece has lesser x.
      let isInsideLeft = piece.from.y == piece.to.y ? plus : minus
      return isRising == isInsideLeft ? piece : piece.reversed
    }
    return Self.chained(kept)
  }

  /// Returns the loops formed by pieces; where several meet, each turns left as far as possible.
  private static func chained(_ pieces: [RegionPiece]) -> [[RegionPiece]] {
    var out: [GridPoint: [Int]] = [:]
    for (index, piece) in pieces.enumerated() { out[piece.from, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: pieces.count)
    var loops: [[RegionPiece]] = []
    for start in pieces.indices where !isUsed[start] {
      var loop: [RegionPiece] = []
      var here = start
      while true {
        isUsed[here] = true
        loop.append(pieces[here])
        let piece = pieces[here]
        if piece.to == pieces[start].from { break }
        let ways = (out[piece.to] ?? []).filter { !isUsed[$0] }
        guard let next = ways.min(by: { bend(piece, pieces[$0]) < bend(piece, pieces[$1]) }) else {
          break
        }
        here = next
      }
      if loop.count > 1 { loops.append(loop) }
    }
    return loops
  }

  /// Returns the clockwise angle, with y pointing up, from the reverse of `one` to `other`, in radians.
  private static func bend(_ one: RegionPiece, _ other: RegionPiece) -> Double {
    func angle(_ from: GridPoint, _ to: GridPoint) -> Double {
      atan2(Double(to.y - from.y), Double(to.x - from.x))
    }
    let turn = angle(one.to, one.from) - angle(other.from, other.to)
    return turn <= 0 ? turn + 2 * .pi : turn
  }

  /// Returns a path with one closed subpath for each loop of pieces.
  func shape(of loops: [[RegionPiece]]) -> PathShape {
    var shape = PathShape()
    for loop in loops {
      // Begin where a line or curve begins, so that none is split unnecessarily.
      let first = loop.indices.first { index in
        let before = loop[index == 0 ? loop.count - 1 : index - 1]
        return !Self.goOn(before, loop[index])
      }
      let start = first ?? 0
      add(Array(loop[start...] + loop[..<start]), to: &shape)
      shape.close()
    }
    return shape
  }

  /// Adds consecutive pieces, merging those of one line or curve.
  private func add(_ pieces: [RegionPiece], to shape: inout PathShape) {
    guard let first = pieces.first else { return }
    shape.move(to: point(first.from))
    var index = 0
    while index < pieces.count {
      var last = index
      while last + 1 < pieces.count, Self.goOn(pieces[last], pieces[last + 1]) { last += 1 }
      let end = point(pieces[last].to)
      let source = sources[pieces[index].source]
      if let (one, other) = source.controls(from: pieces[index].start, to: pieces[last].end) {
        shape.addCurve(to: end, one, other)
      } else if last + 1 < pieces.count || end != point(first.from) {
        shape.addLine(to: end)
      }
      index = last + 1
    }
  }

  /// Returns whether one piece continues the other along the same line or curve, in the same direction.
  private static func goOn(_ one: RegionPiece, _ other: RegionPiece) -> Bool {
    one.source == other.source && one.end == other.start && one.to == other.from
      && (one.end > one.start) == (other.end > other.start)
  }

  /// Returns the parts of the first path's lines that are inside or outside of the second path.
  func lines(inside isWanted: Bool) -> PathShape {
    let edges = edges
    let own = pieces.filter { !$0.isSecond }.sorted {
      ($0.source, $0.start) < ($1.source, $1.start)
    }
    var shape = PathShape()
    var run: [RegionPiece] = []
    for piece in own {
      let sides = windings(of: piece, among: edges)
      let isIn = isInside(sides.plus.second) || isInside(sides.minus.second)
      guard isIn == isWanted else { continue }
      if let last = run.last, last.to != piece.from {
        add(run, to: &shape)
        run = []
      }
      run.append(piece)
    }
    add(run, to: &shape)
    return shape
  }

  /// Returns the loops in groups: an outer loop with the loops of its holes.
  static func groups(_ loops: [[RegionPiece]]) -> [[[RegionPiece]]] {
    func area(_ loop: [RegionPiece]) -> Double {
      loop.reduce(0) {
        $0 + Double($1.from.x) * Double($1.to.y) - Double($1.to.x) * Double($1.from.y)
      }
    }
    let outer = loops.filter { area($0) > 0 }
    var groups = outer.map { [$0] }
    for hole in loops where area(hole) <= 0 {
      guard let corner = hole.first else { continue }
      let around = outer.indices.filter { contains(corner, in: outer[$0]) }
      if let place = around.min(by: { area(outer[$0]) < area(outer[$1]) }) {
        groups[place].append(hole)
      }
    }
    return groups
  }

  /// Returns whether the middle of a piece is inside a loop that does not contain the piece.
  private static func contains(_ piece: RegionPiece, in loop: [RegionPiece]) -> Bool {
    let middle = GridPoint(x: piece.from.x + piece.to.x, y: piece.from.y + piece.to.y)
    var isInside = false
    for edge in loop where (edge.from.y * 2 <= middle.y) != (edge.to.y * 2 <= middle.y) {
      let turn = GridPoint.turn(
        GridPoint(x: edge.from.x * 2, y: edge.from.y * 2),
        GridPoint(x: edge.to.x * 2, y: edge.to.y * 2), middle)
      if (edge.to.y > edge.from.y) == (turn > 0) { isInside.toggle() }
    }
    return isInside
  }
}
