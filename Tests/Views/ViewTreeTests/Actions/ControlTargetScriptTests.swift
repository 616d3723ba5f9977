// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import RandomTesting
import Testing

/// Tests with random changes of a control's targets, compared with a plain list.
@MainActor
struct ControlTargetScriptTests {
  private struct Naive {
    var target: Int?
    var name: String
    var events: UInt
  }

  private final class Target: UIView {
    let number: Int
    var told: (String) -> Void = { _ in }
    init(_ number: Int) {
      self.number = number
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    func a() { told("\(number)a") }
    func b(_ sender: Any?) { told("\(number)b") }
  }

  @Test(arguments: 0..<200)
  func `a control calls what the plain list says`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let control = UIControl()
    let actions = [Selector("a", Target.a), Selector("b:", Target.b(_:))]
    var targets: [Int: Target] = [:]
    var naive: [Naive] = []
    var log: [String] = []
    var script: [String] = []
    for number in 0..<3 { targets[number] = Target(number) }
    for _ in 0..<40 {
      for target in targets.values { target.told = { log.append($0) } }
      let number = Int.random(in: 0..<3, using: &generator)
      let action = actions[Int.random(in: 0..<2, using: &generator)]
      let events = UInt.random(in: 1..<8, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...3:
        guard let target = targets[number] else { continue }
        script.append("add \(number) \(action) \(events)")
        control.addTarget(target, action: action, for: .init(rawValue: events))
        if let index = naive.firstIndex(where: { $0.target == number && $0.name == "\(action)" }) {
          naive[index].events |= events
        } else {
          naive.append(Naive(target: number, name: "\(action)", events: events))
        }
      case 4...5:
        let isForAll = Bool.random(using: &generator)
        let isAnyAction = Bool.random(using: &generator)
        guard let target = targets[number] else { continue }
        script.append("remove \(isForAll ? -1 : number) \(isAnyAction ? "all" : "\(action)")")
        control.removeTarget(
          isForAll ? nil : target, action: isAnyAction ? nil : action,
          for: .init(rawValue: events))
        for index in naive.indices
        where (isForAll || naive[index].target == number)
          && (isAnyAction || naive[index].name == "\(action)")
        {
          naive[index].events &= ~events
        }
        naive.removeAll { $0.events == 0 }
      case 6:
        script.append("forget \(number)")
        targets[number] = nil
        naive.removeAll { $0.target == number }
        targets[number] = Target(number)
      default: break
      }
      for target in targets.values { target.told = { log.append($0) } }
      log = []
      script.append("send \(events)")
      control.sendActions(for: .init(rawValue: events))
      let expected = naive.filter { $0.events & events != 0 }
        .map { "\($0.target ?? -1)\($0.name.prefix(1))" }
      expect(log, equals: expected, "seed \(seed): \(script.joined(separator: ", "))")
      expect(control.allControlEvents.rawValue, equals: naive.reduce(0) { $0 | $1.events })
    }
  }
}
