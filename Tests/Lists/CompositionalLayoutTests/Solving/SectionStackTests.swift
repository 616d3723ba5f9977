// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionCompositionalLayout

/// Tests of consecutive sections (`SectionStack`) with shared bodies (`StackedBody`).
@MainActor
@Suite("SectionStack")
struct SectionStackTests {
  private func body(_ items: Int) -> SectionBody {
    var body = SectionBody(run: Nodes.run(Layouts.list(.estimated(40)), items: items))
    body.spacing = 12
    return body
  }

  private func stack(_ items: [Int]) -> SectionStack {
    let bodies = items.map { StackedBody(body($0)) }
    return SectionStack(count: items.count, spacing: 12) { bodies[$0] }
  }

  @Test func `spacing stands between every two, empty ones included`() {
    let stack = stack([2, 0, 3])
    expect((0..<3).map { stack.start($0) }, equals: [0, 92, 104])
    expect(stack.length, equals: 224)
    expect(stack.indices == 0..<3 && !stack.isEmpty && stack.reachAcross == 320)
  }

  @Test func `without sections there is no length`() {
    expect(stack([]).length == 0 && stack([]).isEmpty)
  }

  @Test func `a section's body is read with its start`() {
    let stack = stack([2, 5])
    let (items, start) = stack.read(1) { ($0.run.itemCount, $1) }
    expect(items == 5 && start == 92)
    expect(stack[1].run.itemCount, equals: 5)
  }

  @Test func `a change moves the sections behind`() {
    var stack = stack([2, 5, 1])
    let moved = stack.change(1) { $0.setMeasured(CGSize(width: 320, height: 90), item: 0) }
    expect(moved && stack.start(1) == 92 && stack.start(2) == 354)
    expect(stack.length, equals: 394)
  }

  @Test func `the sections between two positions are visited with their starts`() {
    let stack = stack([2, 0, 3, 4])
    func visited(_ low: CGFloat, _ high: CGFloat) -> [CGFloat] {
      var found: [CGFloat] = []
      stack.visit(from: low, to: high) { section, body, start in
        expect(start, equals: stack.start(section))
        expect(body.run.itemCount, equals: [2, 0, 3, 4][section])
        found.append(CGFloat(section))
      }
      return found
    }
    expect(visited(0, 50), equals: [0])
    expect(visited(110, 120), equals: [2])
    expect(visited(200, 300), equals: [2, 3])
    expect(visited(900, 1_000), equals: [])
  }

  @Test func `all bodies are replaced at once`() {
    var stack = stack([2, 5])
    let other = StackedBody(body(1))
    stack.rearrange(count: 3) { _ in other }
    expect(stack.indices == 0..<3 && stack.length == 144)
  }

  @Test func `sections that share a body part when one of them changes`() {
    let shared = StackedBody(body(2))
    var stack = SectionStack(count: 2, spacing: 12) { _ in shared }
    let moved = stack.change(0) { $0.setMeasured(CGSize(width: 320, height: 90), item: 0) }
    expect(moved)
    expect(stack.stacked(0).extent.length == 142 && stack.stacked(1).extent.length == 92)
    expect(shared.body.length, equals: 80)
  }

  @Test func `a stacked body takes what its body takes`() {
    var stacked = StackedBody(body(2))
    let copy = stacked
    expect(stacked.extent, equals: stacked.body.extent)
    let items = stacked.change { body -> Int in
      body.change { $0 = $0.replacingItems(0..<0, with: 3) }
      return body.run.itemCount
    }
    expect(items == 5 && stacked.extent == stacked.body.extent && stacked.extent.items == 5)
    expect(copy.extent.items == 2 && copy.read { $0.run.itemCount } == 2)
  }
}
