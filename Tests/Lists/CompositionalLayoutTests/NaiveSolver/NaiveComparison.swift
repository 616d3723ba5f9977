// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import RandomTesting

/// A comparison of the engine's results with those of the naive solver.
@MainActor
struct NaiveComparison {
  typealias Pair = NaiveLayout.Pair

  let layout: NaiveLayout
  let naive: NaiveSolver
  let solution: LayoutSolution
  private let visible: VisibleBounds?

  init(_ layout: NaiveLayout) {
    self.init(layout, solution: layout.solution())
  }

  init(_ layout: NaiveLayout, solution: LayoutSolution) {
    self.layout = layout
    naive = NaiveSolver(layout)
    self.solution = solution
    visible = layout.visibleBounds
  }

  /// Returns a description of the first difference, or `nil` if there is none.
  func difference(rectangles: Int = 3, seed: UInt64 = 1) -> String? {
    let size = solution.contentSize
    if !near(size.width, naive.contentSize[0]) || !near(size.height, naive.contentSize[1]) {
      return "content: engine \(size), naive \(naive.contentSize)"
    }
    for element in naive.elements {
      if let difference = difference(of: element) { return difference }
    }
    for section in layout.sections.indices {
      if let difference = difference(ofRow: section) { return difference }
    }
    var random = SeededGenerator(seed: seed)
    let whole = CGRect(x: -1000, y: -1000, width: size.width + 2000, height: size.height + 2000)
    if let difference = difference(in: whole) { return difference }
    for _ in 0..<rectangles {
      // Odd coordinates do not lie on an edge.
      let rect = CGRect(
        x: Double.random(in: -0.3...1, using: &random) * size.width + 0.0371,
        y: Double.random(in: -0.1...1, using: &random) * size.height + 0.0137,
        width: Double.random(in: 5...400, using: &random),
        height: Double.random(in: 5...400, using: &random))
      if let difference = difference(in: rect) { return difference }
    }
    return nil
  }

  // MARK: Single elements

  private func name(_ element: NaiveSolver.Element) -> LayoutElement {
    switch element.category {
    case .cell: .cell(section: element.section, item: element.item)
    case .supplementary:
      .supplementary(element.kind, section: element.section, item: element.item)
    case .decoration: .decoration(element.kind, section: element.section, item: element.item)
    }
  }

  private func difference(of element: NaiveSolver.Element) -> String? {
    guard let placement = solution.placement(of: name(element), visible: visible) else {
      return "engine lacks \(name(element))"
    }
    let frame = placement.frame
    let start = Pair(frame.origin.x, frame.origin.y)
    let size = Pair(frame.width, frame.height)
    for axis in 0...1 where !isSized(size[axis], element.rect, axis) {
      return "size of \(name(element)): engine \(frame), naive \(element.rect)"
    }
    let middle = mirroringWidth(of: element)
    for axis in 0...1 where !isPlaced(start[axis], element.rect, axis, mirroredIn: middle) {
      return "place of \(name(element)): engine \(frame), naive \(element.rect)"
    }
    if placement.zIndex != element.zIndex {
      return "order of \(name(element)): engine \(placement.zIndex), naive \(element.zIndex)"
    }
    return nil
  }

  func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

  func rounded(_ position: Double) -> Double {
    (position * layout.scale).rounded(.toNearestOrAwayFromZero) / layout.scale
  }

  /// Returns a length as the engine returns it: rounded to pixels in legacy layouts only.
  private func sized(_ length: Double) -> Double { layout.isLegacy ? rounded(length) : length }

  /// Returns the width in which an element is mirrored: that of the row's content, from the row's scroll
  /// view, for elements of orthogonal rows, otherwise that of the whole content.
  func mirroringWidth(of element: NaiveSolver.Element) -> Double {
    guard layout.axis == 1, let row = naive.rows[element.section],
      element.category == .cell || element.group != nil
    else { return naive.contentSize[0] }
    return naive.contentSize[0] - row.view + max(row.view, row.content)
  }

  private func place(_ position: Double, _ length: Double, _ axis: Int, in width: Double) -> Double
  {
    layout.isRightToLeft && axis == 0 ? width - position - length : position
  }

  private static let nudges = [0, -1e-7, 1e-7]

  /// Returns whether a length is the solved one, with a tolerance for rounding ties.
  func isSized(_ length: Double, _ rect: NaiveGroupSolver.Rect, _ axis: Int) -> Bool {
    Self.nudges.contains { near(length, sized(rect.size[axis] + $0)) }
  }

  /// Returns whether a position is the solved one rounded to pixels, with a tolerance for rounding ties.
  func isPlaced(
    _ position: Double, _ rect: NaiveGroupSolver.Rect, _ axis: Int, mirroredIn width: Double
  ) -> Bool {
    let solved = rect.origin[axis]
    return Self.nudges.contains { nudge in
      Self.nudges.contains {
        near(
          position, place(rounded(solved + nudge), sized(rect.size[axis] + $0), axis, in: width))
      }
    }
  }

  // MARK: Rectangles

  private func placed(
    _ rect: NaiveGroupSolver.Rect, _ nudge: Pair, mirroredIn middle: Double
  ) -> CGRect {
    let (width, height) = (sized(rect.size[0] + nudge[1]), sized(rect.size[1] + nudge[1]))
    return CGRect(
      x: place(rounded(rect.origin[0] + nudge[0]), width, 0, in: middle),
      y: rounded(rect.origin[1] + nudge[0]), width: width, height: height)
  }

  /// Returns the smaller overlap of two rectangles along both axes; negative if they do not intersect.
  private func overlap(_ one: CGRect, _ other: CGRect) -> Double {
    min(
      min(one.maxX - other.minX, other.maxX - one.minX),
      min(one.maxY - other.minY, other.maxY - one.minY))
  }

  private func clipped(_ rect: CGRect) -> CGRect {
    let (right, bottom) = (naive.contentSize[0], naive.contentSize[1])
    let (left, top) = (max(0, rect.minX), max(0, rect.minY))
    return CGRect(
      x: left, y: top, width: max(0, min(right, rect.maxX) - left),
      height: max(0, min(bottom, rect.maxY) - top))
  }

  private func difference(in rect: CGRect) -> String? {
    let found = Set(solution.placements(in: rect, visible: visible).map(\.element))
    let isOutside =
      rect.minX > naive.contentSize[0] || rect.maxX < 0 || rect.minY > naive.contentSize[1]
      || rect.maxY < 0
    if isOutside { return found.isEmpty ? nil : "engine finds \(found) outside, in \(rect)" }
    let rect = clipped(rect)
    for element in naive.elements {
      let exact = margin(element, rect, nudge: Pair(), group: Pair())
      // Noise decides what just touches, and on which pixel a tie is.
      let others = Self.nudges.flatMap { one in
        Self.nudges.flatMap { other in
          (layout.isLegacy ? Self.nudges : [0]).map {
            margin(element, rect, nudge: Pair(one, $0), group: Pair(other, $0))
          }
        }
      }
      guard abs(exact) > 1e-6, others.allSatisfy({ ($0 > 0) == (exact > 0) }) else { continue }
      if found.contains(name(element)) != (exact > 0) {
        return "\(name(element)) in \(rect): engine \(exact < 0), naive \(exact > 0)"
      }
    }
    let known = Set(naive.elements.map(name))
    if let unknown = found.first(where: { !known.contains($0) }) {
      return "engine finds \(unknown) in \(rect)"
    }
    return nil
  }

  /// Returns the margin by which a query for a rectangle is expected to find an element; negative if it is
  /// not.
  private func margin(_ element: NaiveSolver.Element, _ rect: CGRect, nudge: Pair, group: Pair)
    -> Double
  {
    if element.category == .decoration {
      let span = naive.spans[element.section]
      let (low, high) = layout.axis == 0 ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
      if layout.isRightToLeft, layout.axis == 0 {
        let width = naive.contentSize[0]
        return touching(min(width - low - span.lowerBound, span.upperBound - (width - high)))
      }
      return touching(min(high - span.lowerBound, span.upperBound - low))
    }
    if rect.width <= 0 || rect.height <= 0 { return -1 }
    let middle = mirroringWidth(of: element)
    let frame = placed(element.rect, nudge, mirroredIn: middle)
    guard let group = element.group.map({ placed($0, group, mirroredIn: middle) }) else {
      return overlap(frame, rect)
    }
    if element.category == .supplementary { return overlap(group, rect) }
    return min(overlap(group, rect), overlap(frame, rect), overlap(frame, group))
  }

  /// Returns the margin, at least 1 unless it is negative, so that touching rectangles intersect.
  private func touching(_ margin: Double) -> Double { margin >= 0 ? max(margin, 1) : margin }
}
