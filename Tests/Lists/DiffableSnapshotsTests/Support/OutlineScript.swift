// SPDX-License-Identifier: Apache-2.0

import RandomTesting

/// A generator of random scripts for outlines; most steps succeed, some must fail.
struct OutlineScript {
  var generator: SeededGenerator
  /// The range of identifiers; a small range causes collisions.
  let identifiers: Range<Int>
  /// The maximum number of items in a step.
  let most: Int

  /// Returns a script of `count` steps.
  mutating func steps(_ count: Int) -> [OutlineStep] {
    var outline = NaiveOutline()
    return (0..<count).map { _ in
      let step = next(for: outline)
      _ = outline.perform(step)
      return step
    }
  }

  private mutating func next(for outline: NaiveOutline) -> OutlineStep {
    let items = outline.items
    let item = mostly(of: items)
    let side: OutlineStep.Side = chance(2) ? .before : .after
    switch Int.random(in: 0..<64, using: &generator) {
    case 0..<14: return .append(unused(items), to: chance(4) ? nil : item)
    case 14..<22: return .insert(unused(items), side, item)
    case 22..<26: return .insertOutline(small(unused(items)), side, item)
    case 26..<34:
      // Mostly leaves: an outline that loses its branches stays small.
      let leaves = outline.nodes.filter(\.children.isEmpty).map(\.item)
      return .delete(some(of: chance(8) ? items : leaves))
    case 34..<44: return .expand(some(of: items))
    case 44..<52: return .collapse(some(of: items))
    case 52..<56: return .append(unused(items), to: item)
    case 56..<60:
      if chance(6) {
        return .replaceChildren(item, NaiveOutline(roots: outline.node(item)?.children ?? []))
      }
      let below = outline.node(item)?.children.flatMap(\.all).map(\.item) ?? []
      let kept = below.filter { _ in !chance(4) }
      return .replaceChildren(item, small(kept + unused(items)))
    case 60: return chance(8) ? .deleteAll : .expand(items)
    case 61, 62:
      return chance(4) ? .become(item, includingParent: chance(2)) : .collapse(some(of: items))
    default: return .append(anything(), to: chance(2) ? nil : item)
    }
  }

  // MARK: Choices

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &generator) == 0
  }

  /// Returns a random one of `items`, or in one of twenty cases any identifier.
  private mutating func mostly(of items: [Int]) -> Int {
    if !chance(20), let item = items.randomElement(using: &generator) { return item }
    return identifiers.randomElement(using: &generator) ?? 0
  }

  private mutating func some(of items: [Int]) -> [Int] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in mostly(of: items) }
  }

  private mutating func anything() -> [Int] {
    (0..<Int.random(in: 0...most, using: &generator)).map { _ in
      identifiers.randomElement(using: &generator) ?? 0
    }
  }

  /// Returns distinct identifiers that are not in `items`.
  private mutating func unused(_ items: [Int]) -> [Int] {
    let used = Set(items)
    var seen: Set<Int> = []
    return anything().filter { !used.contains($0) && seen.insert($0).inserted }
  }

  /// Returns an outline of `items` in a random shape.
  private mutating func small(_ items: [Int]) -> NaiveOutline {
    var outline = NaiveOutline()
    for (index, item) in items.enumerated() {
      let parent = items[..<index].randomElement(using: &generator)
      _ = outline.perform(.append([item], to: chance(3) ? nil : parent))
      if chance(2) { _ = outline.perform(.expand([item])) }
    }
    return outline
  }
}
