// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionConstraintSolver
import RandomTesting
import Testing

/// A random script over one system of up to five unknowns.
struct SystemScript {
  private var random: SeededGenerator
  private let seed: UInt64
  private let largeSize: Int
  private var system: LinearSystem
  private var unknowns: [LinearVariable] = []
  private var held: [(key: LinearConstraintKey, constraint: ExactConstraint)] = []
  private var log: [String] = []

  init(seed: UInt64) {
    self.seed = seed
    // Every second system has an index from its first row on.
    largeSize = seed.isMultiple(of: 2) ? 1024 : 0
    system = LinearSystem(largeSize: largeSize)
    random = SeededGenerator(seed: seed)
  }

  /// Runs the script until the numbers of the exact solver overflow.
  ///
  /// - Returns: The number of steps.
  mutating func run() throws -> Int {
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      unknowns.append(system.makeVariable())
    }
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where !held.isEmpty: try remove()
      case 1 where !held.isEmpty: try change()
      default: try add()
      }
      guard try isRight() else { return log.count }
    }
    return log.count
  }

  private mutating func add() throws {
    let constraint = randomConstraint()
    log.append("add \(constraint)")
    do {
      let key = try system.add(linear(constraint))
      held.append((key, constraint))
    } catch {
      expectConflict(held.filter { error.keys.contains($0.key) }.map(\.constraint) + [constraint])
    }
  }

  private mutating func remove() throws {
    let (key, constraint) = held.remove(at: Int.random(in: 0..<held.count, using: &random))
    log.append("remove \(constraint)")
    system.remove(key)
    do {
      try system.solve()
    } catch {
      Issue.record("seed \(seed): removing made a conflict \(error.keys): \(log)")
    }
  }

  private mutating func change() throws {
    let index = Int.random(in: 0..<held.count, using: &random)
    let old = held[index].constraint
    var new = old
    new.constant = Int.random(in: -9...9, using: &random)
    log.append("change \(old) to \(new.constant)")
    system.change(held[index].key, constant: Double(new.constant))
    held[index].constraint = new
    do {
      try system.solve()
    } catch {
      expectConflict(held.filter { error.keys.contains($0.key) }.map(\.constraint))
      held.remove(at: index)
      // The rest is a system of its own.
      system = LinearSystem(largeSize: largeSize)
      unknowns = unknowns.map { _ in system.makeVariable() }
      for place in held.indices {
        held[place].key = try system.add(linear(held[place].constraint))
      }
    }
  }

  /// Expects that all constraints of a conflict are required and cannot hold together.
  private func expectConflict(_ named: [ExactConstraint]) {
    expect(named.allSatisfy { $0.priority == nil }, "seed \(seed): \(log)")
    guard let answer = exactly(named), let sums = answer else { return }
    Issue.record("seed \(seed): no conflict of \(named), \(sums): \(log)")
  }

  private func isRight() throws -> Bool {
    let values = unknowns.map { system.value(of: $0) }
    let constraints = held.map(\.constraint)
    guard let answer = exactly(constraints) else { return false }
    guard let sums = answer else {
      Issue.record("seed \(seed): this can't hold: \(log)")
      return false
    }
    for constraint in constraints where constraint.priority == nil {
      guard constraint.failure(at: values) < 1e-6 else {
        Issue.record("seed \(seed): \(constraint) does not hold: \(values) \(log)")
        return false
      }
    }
    for (priority, least) in sums {
      let sum = constraints.filter { $0.priority == priority }
        .reduce(0) { $0 + $1.failure(at: values) }
      guard abs(sum - least) < 1e-6 else {
        Issue.record("seed \(seed): \(priority) fails by \(sum), not \(least): \(values) \(log)")
        return false
      }
    }
    return true
  }

  /// Returns the result of the exact solver, or `nil` if its numbers overflow.
  private func exactly(_ constraints: [ExactConstraint])
    -> [(priority: Float, sum: Double)]??
  {
    do {
      return .some(
        try ExactConstraint.leastFailures(of: constraints, unknowns: unknowns.count))
    } catch {
      return .none
    }
  }

  private mutating func randomConstraint() -> ExactConstraint {
    var coefficients = [Int](repeating: 0, count: unknowns.count)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      coefficients[Int.random(in: 0..<unknowns.count, using: &random)] =
        [-2, -1, -1, 1, 1, 1, 2, 3].randomElement(using: &random) ?? 1
    }
    return ExactConstraint(
      coefficients: coefficients, constant: Int.random(in: -9...9, using: &random),
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)
        ?? .equal,
      priority: [nil, nil, 750, 750, 250, 999, 1].randomElement(using: &random) ?? nil)
  }

  private func linear(_ constraint: ExactConstraint) -> LinearConstraint {
    LinearConstraint(
      zip(unknowns, constraint.coefficients).map { LinearTerm($0, times: Double($1)) },
      plus: Double(constraint.constant), constraint.relation, priority: constraint.priority)
  }
}
