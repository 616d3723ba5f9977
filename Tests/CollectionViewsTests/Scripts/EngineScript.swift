// SPDX-License-Identifier: Apache-2.0

/// A life of a collection view as a value: how it begins, and what happens to it, step by step.
///
/// Every step draws its random numbers from a seed of its own, so that the others stay what they
/// are when some are left out. As text: `3: fling.17 tick.4`.
struct EngineScript: Hashable, Sendable, CustomStringConvertible {
  /// What may happen.
  enum Action: String, CaseIterable, Sendable {
    case applyAnimated, apply, applyTwice, reloadData, reconfigure, changeSize, expand
    case scroll, scrollToItem, scrollToItemAnimated, scrollSection, drag, fling, wheel, stroke
    case press, key, select, edit, reorder, carry, swipe
    case resize, rotate, enlargeText, invalidate, changeLayout, lay, tick, longTick
  }

  struct Step: Hashable, Sendable {
    var action: Action
    var seed: UInt16
  }

  var world: UInt64
  var steps: [Step]

  init(world: UInt64, steps: [Step]) {
    self.world = world
    self.steps = steps
  }

  /// A random life of `count` steps; equal seeds give equal lives.
  init(seed: UInt64, count: Int) {
    var random = Congruential(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    world = seed
    steps = (0..<count).map { _ in
      let actions = Action.allCases
      return Step(
        action: actions[Int.random(in: 0..<actions.count, using: &random)],
        seed: UInt16.random(in: 0..<1000, using: &random))
    }
  }

  /// The script that `description` wrote; `nil` for other text.
  init?(_ text: String) {
    let parts = text.split(separator: ":")
    guard let first = parts.first, let world = UInt64(first) else { return nil }
    var steps: [Step] = []
    for word in parts.dropFirst().joined().split(separator: " ") {
      let pair = word.split(separator: ".")
      guard pair.count == 2, let action = Action(rawValue: String(pair[0])),
        let seed = UInt16(pair[1])
      else { return nil }
      steps.append(Step(action: action, seed: seed))
    }
    self.init(world: world, steps: steps)
  }

  var description: String {
    "\(world): " + steps.map { "\($0.action).\($0.seed)" }.joined(separator: " ")
  }
}
