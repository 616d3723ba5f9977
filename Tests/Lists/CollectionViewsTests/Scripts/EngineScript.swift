// SPDX-License-Identifier: Apache-2.0

/// A script for a collection view: its initial state and its steps.
///
/// Every step draws its random numbers from a seed of its own, so that removing other steps does not change
/// it. As text: `3: fling.17 gone/applyNone.2 tick.4`; the second step is performed when a cell ends its
/// display.
struct EngineScript: Hashable, Sendable, CustomStringConvertible {
  /// The actions of steps.
  enum Action: String, CaseIterable, Sendable {
    case applyAnimated, apply, applyTwice, applyFew, applyNone, reloadData, reconfigure, changeSize
    case expand, scroll, scrollToItem, scrollToItemAnimated, scrollSection, inset
    case drag, fling, wheel, stroke, press, key, select, edit, type, reorder, carry, swipe
    case resize, rotate, enlargeText, invalidate, invalidateAndLay, changeLayout, lay, tick,
      longTick

    /// Whether an app can perform the action; others require user input or time.
    var isApplications: Bool {
      switch self {
      case .applyAnimated, .apply, .applyTwice, .applyFew, .applyNone, .reloadData, .reconfigure,
        .changeSize, .expand, .scroll, .scrollToItem, .scrollToItemAnimated, .scrollSection,
        .inset, .select, .edit, .type, .resize, .enlargeText, .invalidate, .invalidateAndLay,
        .changeLayout, .lay, .carry, .reorder:
        true
      default: false
      }
    }
  }

  struct Step: Hashable, Sendable, CustomStringConvertible {
    /// The callback in which the step is performed, or `nil` to perform it immediately.
    var moment: ScriptMoment?
    var action: Action
    var seed: UInt16

    var description: String { (moment.map { "\($0)/" } ?? "") + "\(action).\(seed)" }
  }

  var world: UInt64
  var steps: [Step]

  init(world: UInt64, steps: [Step]) {
    self.world = world
    self.steps = steps
  }

  /// Creates a random script of `count` steps, about a third of which wait for a callback; equal seeds create
  /// equal scripts.
  init(seed: UInt64, count: Int) {
    var random = ScriptNumbers(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    world = seed
    let inside = Action.allCases.filter(\.isApplications)
    steps = (0..<count).map { _ in
      let waits = Int.random(in: 0..<3, using: &random) == 0
      let actions = waits ? inside : Action.allCases
      let moments = ScriptMoment.allCases
      return Step(
        moment: waits ? moments[Int.random(in: 0..<moments.count, using: &random)] : nil,
        action: actions[Int.random(in: 0..<actions.count, using: &random)],
        seed: UInt16.random(in: 0..<1000, using: &random))
    }
  }

  /// Creates a script from its `description`; the result is `nil` for other text.
  init?(_ text: String) {
    let parts = text.split(separator: ":")
    guard let first = parts.first, let world = UInt64(first) else { return nil }
    var steps: [Step] = []
    for word in parts.dropFirst().joined().split(separator: " ") {
      guard let step = Self.step(word) else { return nil }
      steps.append(step)
    }
    self.init(world: world, steps: steps)
  }

  private static func step(_ word: Substring) -> Step? {
    let halves = word.split(separator: "/")
    guard let last = halves.last else { return nil }
    let moment = halves.count == 2 ? ScriptMoment(rawValue: String(halves[0])) : nil
    let pair = last.split(separator: ".")
    guard halves.count == 1 || moment != nil, pair.count == 2,
      let action = Action(rawValue: String(pair[0])), let seed = UInt16(pair[1])
    else { return nil }
    return Step(moment: moment, action: action, seed: seed)
  }

  var description: String { "\(world): " + steps.map(\.description).joined(separator: " ") }
}
