// SPDX-License-Identifier: Apache-2.0

import MullionConstraintSolver
import RandomTesting

/// A column of labels, each with a top and a height of 20.5 points at the priorities of content size
/// constraints.
struct RatioLabels {
  var system = LinearSystem()
  private var tops: [LinearVariable] = []
  private var heights: [LinearVariable] = []
  /// The constraints that the system holds.
  private(set) var constraints: [LinearConstraint] = []
  /// The constraints that were rejected because of a conflict, each with the number of constraints in the
  /// system at that time.
  private(set) var conflicts: [(constraint: LinearConstraint, held: Int)] = []

  init(_ count: Int) {
    for _ in 0..<count {
      let (top, height) = (system.makeVariable(), system.makeVariable())
      tops.append(top)
      heights.append(height)
      let content: [(LinearRelation, Double, Float)] = [
        (.greaterThanOrEqual, 0, 999.999), (.lessThanOrEqual, -20.5, 250),
        (.greaterThanOrEqual, -20.5, 750),
      ]
      for (relation, constant, priority) in content {
        add(LinearConstraint([LinearTerm(height)], plus: constant, relation, priority: priority))
      }
    }
  }

  /// Creates labels with eight random ratio constraints per label, about half of which have one of
  /// `priorities`.
  init(_ count: Int, seed: Int, priorities: [Float]) {
    self.init(count)
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<8 * count {
      let top = Int.random(in: 0..<count, using: &random)
      let bottom = Int.random(in: 0..<count, using: &random)
      guard top != bottom else { continue }
      let isSoft = Bool.random(using: &random)
      add(
        top, Int.random(in: 0..<4, using: &random) == 0 ? .lessThanOrEqual : .greaterThanOrEqual,
        (bottom, Double(Int.random(in: 1...8, using: &random))),
        plus: Double(Int.random(in: -6...6, using: &random)),
        priority: isSoft ? priorities.randomElement(using: &random) : nil)
    }
  }

  /// Adds `top ≥ bottom / divisor + constant`, or `≤`; a constraint that conflicts is recorded in `conflicts`
  /// instead.
  mutating func add(
    _ top: Int, _ relation: LinearRelation, _ share: (bottom: Int, divisor: Double),
    plus constant: Double, priority: Float? = nil
  ) {
    add(
      LinearConstraint(
        [
          LinearTerm(tops[top]), LinearTerm(tops[share.bottom], times: -1 / share.divisor),
          LinearTerm(heights[share.bottom], times: -1 / share.divisor),
        ], plus: -constant, relation, priority: priority))
  }

  private mutating func add(_ constraint: LinearConstraint) {
    do {
      _ = try system.add(constraint)
      constraints.append(constraint)
    } catch {
      conflicts.append((constraint, constraints.count))
    }
  }

  /// Returns the amount by which a constraint is violated, and the sum of the absolute values of its terms,
  /// at least 1.
  private func failure(of constraint: LinearConstraint) -> (amount: Double, scale: Double) {
    var (value, scale) = (constraint.constant, max(1, abs(constraint.constant)))
    for term in constraint.terms {
      let part = term.coefficient * system.value(of: term.variable)
      value += part
      scale += abs(part)
    }
    return (max(0, constraint.relation == .lessThanOrEqual ? value : -value), scale)
  }

  /// The greatest violation of a required constraint, relative to the size of its terms.
  var greatestFailure: Double {
    constraints.filter { $0.priority == nil }.map { failure(of: $0) }
      .map { $0.amount / $0.scale }.max() ?? 0
  }

  /// The sums of the violations of optional constraints, by descending priority.
  var failures: [(priority: Float, sum: Double)] {
    Set(constraints.compactMap(\.priority)).sorted(by: >).map { priority in
      let sum = constraints.filter { $0.priority == priority }
        .reduce(0) { $0 + failure(of: $1).amount }
      return (priority, sum)
    }
  }
}
