// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionConstraintSolver
import Testing

/// Tests of whether constraints leave an unknown more than one value, whatever the form of the tableau.
@Suite("What constraints determine")
struct DeterminationTests {
  private func bound(
    _ variable: LinearVariable, _ relation: LinearRelation, _ value: Double,
    priority: Float? = nil
  ) -> LinearConstraint {
    LinearConstraint([LinearTerm(variable)], plus: -value, relation, priority: priority)
  }

  @Test func `two bounds that meet determine an unknown`() throws {
    var system = LinearSystem()
    let x = system.makeVariable()
    _ = try system.add(bound(x, .greaterThanOrEqual, 5))
    expect(!system.isDetermined(x))
    _ = try system.add(bound(x, .lessThanOrEqual, 5))
    expect(system.isDetermined(x))
    expect(system.value(of: x), equals: 5)
  }

  @Test func `two bounds that leave room do not`() throws {
    var system = LinearSystem()
    let x = system.makeVariable()
    _ = try system.add(bound(x, .greaterThanOrEqual, 5))
    let most = try system.add(bound(x, .lessThanOrEqual, 6))
    expect(!system.isDetermined(x))
    let before = system.value(of: x)
    system.remove(most)
    expect(!system.isDetermined(x))
    expect(system.value(of: x), equals: before, "asking moves nothing")
  }

  @Test func `a wish determines what bounds leave open`() throws {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    _ = try system.add(bound(x, .greaterThanOrEqual, 5))
    _ = try system.add(bound(x, .equal, 0, priority: 250))
    _ = try system.add(
      LinearConstraint([LinearTerm(x), LinearTerm(y, times: -1)], plus: 0, .lessThanOrEqual))
    expect(system.isDetermined(x))
    expect(!system.isDetermined(y))
  }
}
