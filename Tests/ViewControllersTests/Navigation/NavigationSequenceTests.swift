// SPDX-License-Identifier: Apache-2.0

import RandomTesting
import Testing
import UIKit

/// Changes of a navigation stack, one during the transition of another.
///
/// A seeded sample of all sequences, or every one with `MULLION_FULL=1`.
@MainActor
@Suite(.serialized)
struct NavigationSequenceTests {
  typealias Change = NavigationSequence.Change
  typealias Pause = NavigationSequence.Pause

  nonisolated private static let sampleCount = 120

  /// The numbers from 0 to `count` that this run tries.
  private func numbers(below count: Int, seed: UInt64) -> [Int] {
    guard !FullRun.isAsked else { return Array(0..<count) }
    var random = SeededGenerator(seed: seed)
    return (0..<Self.sampleCount).map { _ in Int.random(in: 0..<count, using: &random) }
  }

  @Test
  func `at rest the window holds the top page alone, whatever changed during transitions`() {
    let (changes, pauses) = (Change.allCases, Pause.allCases)
    let (width, depth) = (changes.count, pauses.count)
    for number in numbers(below: width * width * width * depth * depth, seed: 7) {
      let steps = [number % width, number / width % width, number / width / width % width]
      let gaps = [number / width / width / width % depth, number / width / width / width / depth]
      let sequence = NavigationSequence()
      for (index, step) in steps.enumerated() {
        sequence.make(changes[step])
        if index < gaps.count { sequence.wait(pauses[gaps[index]]) }
      }
      guard let fault = sequence.fault() else { continue }
      let names = steps.map { changes[$0].rawValue }
      Issue.record("\(names), pauses \(gaps.map { pauses[$0] }): \(fault)")
    }
  }

  @Test
  func `a change inside an appearance callback leaves the window with the top page alone`() {
    let calls = ["+w", "+d", "-w", "-d"]
    let changes = Change.allCases
    let inner = changes.filter { ![.swipe, .springBack, .hold].contains($0) }
    let count = changes.count * calls.count * inner.count
    for number in numbers(below: count, seed: 8) {
      let first = changes[number % changes.count]
      let call = calls[number / changes.count % calls.count]
      let second = inner[number / changes.count / calls.count]
      let sequence = NavigationSequence()
      sequence.plan(second, inside: call)
      sequence.make(first)
      guard let fault = sequence.fault() else { continue }
      Issue.record("\(second) inside \(call) of \(first): \(fault)")
    }
  }

  @Test
  func `a push while a cancelled swipe springs back stays on the stack`() {
    let stage = NavigationStage()
    let (second, third) = (UIViewController(), UIViewController())
    stage.navigation.pushViewController(second, animated: false)
    stage.step()
    stage.harness.drag(
      from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 300), duration: 1)
    stage.navigation.pushViewController(third, animated: true)
    stage.step()
    #expect(stage.navigation.viewControllers.suffix(2) == [second, third])
    #expect(third.view.window != nil && second.view.window == nil)
  }

  @Test(arguments: [false, true])
  func `a left item in the place of the back button switches the swipe off`(supplements: Bool) {
    let stage = NavigationStage()
    let second = UIViewController()
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", style: .plain, target: nil, action: nil)
    second.navigationItem.leftItemsSupplementBackButton = supplements
    stage.navigation.pushViewController(second, animated: false)
    stage.step()
    stage.harness.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300))
    stage.step()
    #expect((stage.navigation.topViewController === second) == !supplements)
  }
}
