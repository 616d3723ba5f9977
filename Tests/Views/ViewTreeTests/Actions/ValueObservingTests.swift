// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing

@testable import MullionViewTree

/// Tests of observed properties and called methods, compared with lists of observers and calls.
@MainActor
struct ValueObservingTests {
  // MARK: ValueObserving

  @Test(arguments: 0..<20)
  func `each follower looks once for each change of what it follows, after a change of several`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let objects = (0..<4).map { _ in NSObject() }
    var (counts, model) = ([Int](repeating: 0, count: 200), [Int](repeating: 0, count: 200))
    var followed: [(number: Int, object: Int, observation: NSKeyValueObservation)] = []
    var (holds, held, next) = (0, [Int](), 0)
    func change(_ object: Int) {
      for one in followed where one.object == object { model[one.number] += 1 }
    }
    for _ in 0..<150 {
      let object = Int.random(in: 0..<4, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let number = next
        next += 1
        let observation = NSKeyValueObservation(of: objects[object]) { _ in counts[number] += 1 }
        observation.follow { [$0 as? NSObject].compactMap(\.self) }
        followed.append((number, object, observation))
      case 2 where !followed.isEmpty:
        let gone = followed.remove(at: Int.random(in: 0..<followed.count, using: &random))
        if Bool.random(using: &random) { gone.observation.invalidate() }
      case 3 where ValueObserving.hold(): holds += 1
      case 4 where holds > 0:
        ValueObserving.release()
        holds -= 1
        if holds == 0 {
          held.forEach(change)
          held = []
        }
      default:
        ValueObserving.check(objects[object])
        if holds > 0 { held.append(object) } else { change(object) }
      }
      expect(counts, equals: model)
    }
    while holds > 0 {
      ValueObserving.release()
      holds -= 1
    }
    held.forEach(change)
    expect(counts, equals: model)
  }

  // MARK: KeyedObserver

  private final class Watcher: NSObject, _ValueObserving {
    var changes: [(old: Any?, new: Any?)] = []
    var contexts: Set<UnsafeMutableRawPointer?> = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      changes.append((change?[.oldKey], change?[.newKey]))
      contexts.insert(context)
    }
  }

  @Test(arguments: 0..<8)
  func `the changes that an observer by name is told of are a chain`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (view, watcher) = (UIView(), Watcher())
    let context = UnsafeMutableRawPointer(bitPattern: 64)
    let observer = KeyedObserver(
      watcher, of: view, "layer.cornerRadius", [.old, .new, .initial], context)
    var values: [CGFloat] = [0]
    for _ in 0..<20 {
      let value = CGFloat(Int.random(in: 0...2, using: &random))
      view.layer.cornerRadius = value
      if value != values.last { values.append(value) }
    }
    let told = watcher.changes.map { $0.new as? CGFloat ?? -1 }
    let before = watcher.changes.dropFirst().map { $0.old as? CGFloat ?? -1 }
    expect(told == values && before == Array(values.dropLast()))
    expect(watcher.changes.first?.old == nil && watcher.contexts == [context])
    expect(
      [observer.isOf(watcher, view, "layer.cornerRadius"), observer.isOf(watcher, view, "alpha")],
      equals: [true, false])
  }

  @Test func `an observer by name is over when it or the object is gone`() {
    let view = UIView()
    let watcher = Watcher()
    var overs = [KeyedObserver(watcher, of: view, "alpha", [], nil).isOver]
    overs.append(KeyedObserver(Watcher(), of: view, "alpha", [], nil).isOver)
    overs.append(KeyedObserver(watcher, of: UIView(), "alpha", [], nil).isOver)
    expect(overs, equals: [false, true, true])
    // A deallocated observer is not notified, nor is any other in its place.
    let lone = KeyedObserver(Watcher(), of: view, "alpha", [.new], nil)
    view.alpha = 0.5
    expect(watcher.changes.isEmpty && lone.isOver)
  }

  // MARK: SelectorMethod

  private class Adder {
    var calls: [[Int]] = []
    func none() -> Int { record([]) }
    func one(_ a: Int) -> Int { record([a]) }
    func two(_ a: Int, _ b: Int) -> Int { record([a, b]) }
    func three(_ a: Int, _ b: Int, _ c: Int) -> Int { record([a, b, c]) }
    private func record(_ numbers: [Int]) -> Int {
      calls.append(numbers)
      return numbers.reduce(0, +)
    }
  }
  private final class Heir: Adder {}

  @Test func `a method is called with as many arguments as it takes`() {
    let methods = [
      SelectorMethod(Adder.none), SelectorMethod(Adder.one), SelectorMethod(Adder.two),
      SelectorMethod(Adder.three),
    ]
    let target = Heir()
    for (count, method) in methods.enumerated() {
      for given in 0...4 {
        let arguments = Array([1, 20, 300, 4000].prefix(given))
        target.calls = []
        switch method.call(target, arguments) {
        case .done(let result):
          expect(given >= count && target.calls == [Array(arguments.prefix(count))])
          expect(result as? Int, equals: arguments.prefix(count).reduce(0, +))
        case .otherArgument(let index, let type):
          expect(index == given && given < count && type == Int.self && target.calls.isEmpty)
        case .otherTarget: Issue.record("an heir is no other target")
        }
      }
      expect(method.isOf(target) && !method.isOf(NSObject()))
      guard case .otherTarget = method.call(NSObject(), [1, 2, 3]) else {
        Issue.record("\(count) was called on another object")
        continue
      }
    }
    // The first argument that does not fit is named, before anything is called.
    target.calls = []
    guard case .otherArgument(1, _) = methods[3].call(target, [1, "x", "y"]) else {
      Issue.record("the text was taken for a number")
      return
    }
    expect(target.calls.isEmpty)
  }
}
