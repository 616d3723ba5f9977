// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The interiors of one or two paths, cut into pieces that meet only at their ends.
///
/// Points are on a grid with a spacing of a 16,384th of a point, or more for large coordinates, on which
/// comparisons are exact. Curves are cut as lines that deviate from them by at most a fiftieth of a point;
/// remaining parts of a curve become curves again.
struct PathRegion {
  /// A line or curve of the paths.
  enum Source {
    case line(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint, CGPoint)
  }

  /// A predicate for the result, based on whether a point is inside the paths.
  typealias Rule = (_ first: Bool, _ second: Bool) -> Bool

  /// A piece that represents one or more coincident pieces, merged.
  struct Edge {
    let piece: RegionPiece
    /// The number of times the first path runs along the piece, minus the number in the reverse direction.
    var first = 0
    /// The same number for the second path.
    var second = 0
  }

  private(set) var sources: [Source] = []
  private(set) var pieces: [RegionPiece] = []
  let isEvenOdd: Bool
  /// The number of grid units per point.
  private let scale: Double

  /// The maximal deviation of lines from their curves, in points.
  private static let tolerance = 0.02
  /// The maximal number of cutting passes; rounding can create new crossings.
  private static let mostPasses = 24

  /// Creates the interiors of the paths by one rule.
  ///
  /// - Parameters:
  ///   - first: The first path.
  ///   - second: The second path; `nil` if there is none.
  ///   - isEvenOdd: Whether the rule is the even-odd rule instead of the nonzero winding rule.
  ///   - closesFirst: Whether open subpaths of the first path are closed.
  /// - Complexity: O(*n*²) in the number of pieces after cutting, in the worst case.
  init(_ first: PathShape, _ second: PathShape?, isEvenOdd: Bool, closesFirst: Bool = true) {
    self.isEvenOdd = isEvenOdd
    let box = first.controlBox.union(second?.controlBox ?? .null)
    let reach = [box.minX, box.minY, box.maxX, box.maxY].map { abs($0) }.max() ?? 0
    guard !box.isNull, reach.isFinite, first.isFinite, second?.isFinite ?? true else {
      scale = 1
      return
    }
    let room = (28 - log2(max(1, Double(reach)))).rounded(.down)
    scale = pow(2, min(14, room))
    add(first, isSecond: false, closes: closesFirst)
    if let second { add(second, isSecond: true, closes: true) }
    for _ in 0..<Self.mostPasses where cutOnce() {}
  }

  private func grid(_ point: CGPoint) -> GridPoint {
    GridPoint(
      x: Int((Double(point.x) * scale).rounded()), y: Int((Double(point.y) * scale).rounded()))
  }

  /// Returns the position of a grid point, in points.
  func point(_ point: GridPoint) -> CGPoint {
    CGPoint(x: Double(point.x) / scale, y: Double(point.y) / scale)
  }

  // MARK: Pieces

  private mutating func add(_ shape: PathShape, isSecond: Bool, closes: Bool) {
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    for element in shape.elements {
      switch element {
      case .move(let point):
        if closes { add(.line(here, start), isSecond) }
        (start, here) = (point, point)
      case .line(let point):
        add(.line(here, point), isSecond)
        here = point
      case .curve(let first, let second, let to):
        add(.curve(here, first, second, to), isSecond)
        here = to
      case .close:
        add(.line(here, start), isSecond)
        here = start
      }
    }
    if closes { add(.line(here, start), isSecond) }
  }

  private mutating func add(_ source: Source, _ isSecond: Bool) {
    let steps = source.steps(within: Self.tolerance)
    var last = grid(source.point(at: 0))
    var start = 0.0
    for step in 1...steps {
      let end = Double(step) / Double(steps)
      let next = grid(source.point(at: end))
      guard next != last else { continue }
      pieces.append(
        RegionPiece(
          from: last, to: next, source: sources.count, start: start, end: end, isSecond: isSecond))
      (last, start) = (next, end)
    }
    sources.append(source)
  }

  // MARK: Crossings

  /// Cuts all pieces where others cross them or end on them, and returns whether any was cut.
  private mutating func cutOnce() -> Bool {
    let order = pieces.indices.sorted { left(pieces[$0]) < left(pieces[$1]) }
    var cuts: [Int: [GridPoint]] = [:]
    var open: [Int] = []
    for index in order {
      let piece = pieces[index]
      let (low, high) = (min(piece.from.y, piece.to.y), max(piece.from.y, piece.to.y))
      open.removeAll { max(pieces[$0].from.x, pieces[$0].to.x) < left(piece) }
      for other in open {
        let met = pieces[other]
        guard min(met.from.y, met.to.y) <= high, max(met.from.y, met.to.y) >= low else { continue }
        let own = piece.cuts(by: met)
        if !own.isEmpty { cuts[index, default: []] += own }
        let its = met.cuts(by: piece)
        if !its.isEmpty { cuts[other, default: []] += its }
      }
      open.append(index)
    }
    guard !cuts.isEmpty else { return false }
    pieces = pieces.indices.flatMap { index in
      cuts[index].map { pieces[index].cut(at: $0) } ?? [pieces[index]]
    }
    return true
  }

  private func left(_ piece: RegionPiece) -> Int { min(piece.from.x, piece.to.x) }

  // MARK: Interiors

  /// The pieces, with coincident ones merged.
  var edges: [Edge] {
    var places: [[GridPoint]: Int] = [:]
    var edges: [Edge] = []
    for piece in pieces {
      let isForward = piece.from < piece.to
      let key = isForward ? [piece.from, piece.to] : [piece.to, piece.from]
      let place = places[key] ?? edges.count
      if place == edges.count {
        places[key] = place
        edges.append(Edge(piece: isForward ? piece : piece.reversed))
      }
      let step = isForward ? 1 : -1
      if piece.isSecond { edges[place].second += step } else { edges[place].first += step }
    }
    return edges
  }

  /// Returns the winding numbers of the paths on the two sides of a piece.
  ///
  /// The plus side is that of greater x, or of greater y for a horizontal piece.
  func windings(
    of piece: RegionPiece, among edges: [Edge]
  ) -> (plus: (first: Int, second: Int), minus: (first: Int, second: Int)) {
    let isLevel = piece.from.y == piece.to.y
    // Doubled coordinates, so that the midpoint is on the grid.
    let middle = GridPoint(x: piece.from.x + piece.to.x, y: piece.from.y + piece.to.y)
    var plus = (first: 0, second: 0)
    var minus = (first: 0, second: 0)
    for edge in edges {
      let (from, to) = (edge.piece.from, edge.piece.to)
      let (a, b) =
        isLevel ? (from.x * 2, to.x * 2) : (from.y * 2, to.y * 2)
      let place = isLevel ? middle.x : middle.y
      guard (a <= place) != (b <= place) else { continue }
      let isOwn = from == piece.from && to == piece.to || from == piece.to && to == piece.from
      let doubled = (GridPoint(x: from.x * 2, y: from.y * 2), GridPoint(x: to.x * 2, y: to.y * 2))
      let turn = GridPoint.turn(doubled.0, doubled.1, middle)
      // An upward piece has lesser x on its left; a piece to the right has greater y.
      let isBeyond = isLevel ? (b > a) == (turn < 0) : (b > a) == (turn > 0)
      guard isOwn || turn != 0 && isBeyond else { continue }
      let step = isLevel ? (b > a ? -1 : 1) : (b > a ? 1 : -1)
      minus.first += step * edge.first
      minus.second += step * edge.second
      if isOwn { continue }
      plus.first += step * edge.first
      plus.second += step * edge.second
    }
    return (plus, minus)
  }

  /// Returns whether a point with the given winding number is inside.
  func isInside(_ winding: Int) -> Bool { isEvenOdd ? winding % 2 != 0 : winding != 0 }
}

extension PathRegion.Source {
  /// Returns the point at a fraction of the line or curve, from 0 to 1.
  func point(at share: Double) -> CGPoint {
    let rest = 1 - share
    switch self {
    case .line(let from, let to):
      return CGPoint(x: from.x * rest + to.x * share, y: from.y * rest + to.y * share)
    case .curve(let from, let first, let second, let to):
      let (a, b) = (rest * rest * rest, 3 * rest * rest * share)
      let (c, d) = (3 * rest * share * share, share * share * share)
      return CGPoint(
        x: a * from.x + b * first.x + c * second.x + d * to.x,
        y: a * from.y + b * first.y + c * second.y + d * to.y)
    }
  }

  /// Returns the number of lines, at most 512, that approximate the line or curve within `tolerance` points;
  /// 1 if `tolerance` is not positive.
  func steps(within tolerance: Double) -> Int {
    guard case .curve(let from, let first, let second, let to) = self else { return 1 }
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
      hypot(Double(a.x - 2 * b.x + c.x), Double(a.y - 2 * b.y + c.y))
    }
    let most = max(bend(from, first, second), bend(first, second, to))
    guard most.isFinite, tolerance > 0 else { return 1 }
    return max(1, min(512, Int((0.75 * most / tolerance).squareRoot().rounded(.up))))
  }

  /// Returns the control points of the part between two fractions; `nil` for a line.
  func controls(from start: Double, to end: Double) -> (CGPoint, CGPoint)? {
    guard case .curve(let from, let first, let second, let to) = self else { return nil }
    func slope(_ share: Double) -> CGVector {
      let rest = 1 - share
      let (a, b, c) = (3 * rest * rest, 6 * rest * share, 3 * share * share)
      return CGVector(
        dx: a * (first.x - from.x) + b * (second.x - first.x) + c * (to.x - second.x),
        dy: a * (first.y - from.y) + b * (second.y - first.y) + c * (to.y - second.y))
    }
    let third = (end - start) / 3
    let (begin, finish) = (point(at: start), point(at: end))
    let (out, into) = (slope(start), slope(end))
    return (
      CGPoint(x: begin.x + out.dx * third, y: begin.y + out.dy * third),
      CGPoint(x: finish.x - into.dx * third, y: finish.y - into.dy * third)
    )
  }
}
