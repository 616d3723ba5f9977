// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import RandomTesting
import Testing

@Suite("Inequalities with ratios")
struct RatioTests {
  /// A column of labels, each a top and a height of 20.5 points at the priorities of content.
  private struct Labels {
    var system = LinearSystem()
    var tops: [LinearVariable] = []
    var heights: [LinearVariable] = []
    var required: [LinearConstraint] = []
    var conflicts = 0

    init(_ count: Int) throws {
      for _ in 0..<count {
        let (top, height) = (system.makeVariable(), system.makeVariable())
        tops.append(top)
        heights.append(height)
        let content: [(LinearRelation, Double, Float)] = [
          (.greaterThanOrEqual, 0, 999.999), (.lessThanOrEqual, -20.5, 250),
          (.greaterThanOrEqual, -20.5, 750),
        ]
        for (relation, constant, priority) in content {
          _ = try system.add(
            LinearConstraint([LinearTerm(height)], plus: constant, relation, priority: priority))
        }
      }
    }

    /// Adds `top ≥ bottom / divisor + constant`, or `≤`; one that conflicts is left out.
    mutating func add(
      _ top: Int, _ relation: LinearRelation, _ share: (bottom: Int, divisor: Double),
      plus constant: Double, priority: Float? = nil
    ) {
      let constraint = LinearConstraint(
        [
          LinearTerm(tops[top]), LinearTerm(tops[share.bottom], times: -1 / share.divisor),
          LinearTerm(heights[share.bottom], times: -1 / share.divisor),
        ], plus: -constant, relation, priority: priority)
      do {
        _ = try system.add(constraint)
        if priority == nil { required.append(constraint) }
      } catch {
        conflicts += 1
      }
    }

    /// The greatest amount by which a required constraint fails, as a share of its terms.
    var greatestFailure: Double {
      required.map { constraint in
        var (value, scale) = (constraint.constant, max(1, abs(constraint.constant)))
        for term in constraint.terms {
          let part = term.coefficient * system.value(of: term.variable)
          value += part
          scale += abs(part)
        }
        return (constraint.relation == .lessThanOrEqual ? value : -value) / scale
      }.max() ?? 0
    }
  }

  /// A ring in which each label stands below shares of the eight behind it.
  @Test func `dense ratios end, and hold`() throws {
    var labels = try Labels(32)
    for top in 0..<32 {
      for step in 1...8 {
        labels.add(
          top, .greaterThanOrEqual, ((top + 17 + step) % 32, Double(step)),
          plus: Double((top * 7 + step * 5) % 13 - 6))
      }
    }
    #expect(labels.greatestFailure < 1e-8)
    #expect(labels.system.pivots < 6000)
  }

  /// Random rings; a few of them, or as many as `MULLION_FULL=1` asks for.
  @Test(arguments: 1...(FullRun.isAsked ? 200 : 4))
  func `random ratios end, and what is required holds`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var labels = try Labels(32)
    for _ in 0..<256 {
      let top = Int.random(in: 0..<32, using: &random)
      let bottom = Int.random(in: 0..<32, using: &random)
      guard top != bottom else { continue }
      let isSoft = Bool.random(using: &random)
      labels.add(
        top, Int.random(in: 0..<4, using: &random) == 0 ? .lessThanOrEqual : .greaterThanOrEqual,
        (bottom, Double(Int.random(in: 1...8, using: &random))),
        plus: Double(Int.random(in: -6...6, using: &random)),
        priority: isSoft ? Float(Int.random(in: 100...900, using: &random)) : nil)
    }
    #expect(labels.greatestFailure < 1e-8)
    #expect(labels.system.pivots < 12_000)
  }
}
