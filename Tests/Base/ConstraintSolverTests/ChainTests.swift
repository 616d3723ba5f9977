// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionConstraintSolver
import Testing

@Suite("Chains of constraints")
struct ChainTests {
  /// A column of labels with content sizes, each at the left edge and below the bottom of the previous one.
  private struct Column {
    var system: LinearSystem
    var lefts: [LinearVariable] = []
    var tops: [LinearVariable] = []
    var heights: [LinearVariable] = []
    var content: [LinearConstraintKey] = []
    var steps: [LinearConstraintKey] = []

    init(_ count: Int, largeSize: Int = 1024) throws {
      system = LinearSystem(largeSize: largeSize)
      for index in 0..<count {
        let (left, top) = (system.makeVariable(), system.makeVariable())
        let (width, height) = (system.makeVariable(), system.makeVariable())
        for (length, size) in [(width, Double(40 + index % 17)), (height, 20.5)] {
          try add(length, .greaterThanOrEqual, 0, 999.999)
          try add(length, .lessThanOrEqual, size, 250)
          content.append(try add(length, .greaterThanOrEqual, size, 750))
        }
        var (leftTerms, topTerms) = ([LinearTerm(left)], [LinearTerm(top)])
        if let last = lefts.indices.last {
          leftTerms.append(LinearTerm(lefts[last], times: -1))
          topTerms += [LinearTerm(tops[last], times: -1), LinearTerm(heights[last], times: -1)]
        }
        _ = try system.add(LinearConstraint(leftTerms, plus: -1, .equal))
        steps.append(try system.add(LinearConstraint(topTerms, plus: -8, .equal)))
        lefts.append(left)
        tops.append(top)
        heights.append(height)
      }
      try system.solve()
    }

    @discardableResult
    private mutating func add(
      _ length: LinearVariable, _ relation: LinearRelation, _ size: Double, _ priority: Float
    ) throws -> LinearConstraintKey {
      try system.add(
        LinearConstraint([LinearTerm(length)], plus: -size, relation, priority: priority))
    }
  }

  @Test func `the work of a column of labels grows with their number`() throws {
    let (short, long) = (try Column(250), try Column(1000))
    expect(long.system.work <= 5 * short.system.work)
    expect(long.system.cellCount <= 5 * short.system.cellCount)
    expect(long.system.pivots <= 5 * short.system.pivots)
    for index in [0, 1, 500, 999] {
      expect(long.system.value(of: long.lefts[index]), equals: Double(index + 1))
      expect(long.system.value(of: long.tops[index]), equals: 8 + 28.5 * Double(index))
    }
  }

  @Test(arguments: [0, 1024])
  func `a column follows constants of its members`(largeSize: Int) throws {
    var column = try Column(200, largeSize: largeSize)
    column.system.change(column.steps[50], constant: -108)
    column.system.change(column.content[2 * 60 + 1], constant: -120.5)
    try column.system.solve()
    expect(column.system.value(of: column.tops[49]), equals: 8 + 28.5 * 49)
    expect(column.system.value(of: column.tops[50]), equals: 108 + 28.5 * 50)
    expect(column.system.value(of: column.tops[199]), equals: 208 + 28.5 * 199)
  }

  @Test(arguments: [0, 1024])
  func `a column that is held at its end gives way, and is free again`(largeSize: Int) throws {
    var column = try Column(40, largeSize: largeSize)
    let end = try column.system.add(
      LinearConstraint(
        [LinearTerm(column.tops[39]), LinearTerm(column.heights[39])], plus: -900, .equal))
    try column.system.solve()
    let (top, height) = (column.tops[39], column.heights[39])
    expect(abs(column.system.value(of: top) + column.system.value(of: height) - 900) < 1e-9)
    column.system.remove(end)
    try column.system.solve()
    expect(abs(column.system.value(of: top) - (8 + 28.5 * 39)) < 1e-9)
  }

  @Test(arguments: [0, 1024])
  func `a column that loses a member in the middle can be mended`(largeSize: Int) throws {
    var column = try Column(40, largeSize: largeSize)
    column.system.remove(column.steps[20])
    try column.system.solve()
    expect(!column.system.isDetermined(column.tops[30]))
    expect(column.system.isDetermined(column.tops[10]))
    _ = try column.system.add(
      LinearConstraint([LinearTerm(column.tops[30])], plus: -1000, .equal))
    try column.system.solve()
    expect(column.system.value(of: column.tops[30]), equals: 1000)
    expect(abs(column.system.value(of: column.tops[20]) - (1000 - 285)) < 1e-9)
    expect(abs(column.system.value(of: column.tops[19]) - (8 + 28.5 * 19)) < 1e-9)
  }
}
