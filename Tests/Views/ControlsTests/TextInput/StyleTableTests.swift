// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing
@testable import MullionTextInput
import MullionViewTree

/// Tests of the attributes of texts that are edited.
struct StyleTableTests {
  private func attributes(_ number: Int) -> TextStyles.Attributes {
    number == 0 ? [:] : [.kern: number]
  }

  private func number(_ attributes: TextStyles.Attributes) -> Int { attributes[.kern] as? Int ?? 0 }

  private func numbers(_ styles: TextStyles) -> [Int] {
    styles.runs.flatMap { Array(repeating: number($0.attributes), count: $0.length) }
  }

  @Test func `parts are those of each code unit after each exchange`() {
    var random = SeededGenerator(seed: 46)
    var (table, units) = (StyleTable(TextStyles(length: 0)), [Int]())
    for step in 0..<(FullRun.isEnabled ? 20_000 : 1000) {
      if step % 100 == 0 { (table, units) = (StyleTable(TextStyles(length: 0)), []) }
      let start = Int.random(in: 0...units.count, using: &random)
      let end = min(units.count, start + Int.random(in: 0...5, using: &random))
      let parts = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        (
          length: Int.random(in: 0...3, using: &random),
          number: Int.random(in: 0...2, using: &random)
        )
      }
      let new = parts.flatMap { Array(repeating: $0.number, count: $0.length) }
      units.replaceSubrange(start..<end, with: new)
      table.replace(
        start..<end, with: TextStyles(parts.map { ($0.length, attributes($0.number)) }))
      expect(table.length == units.count && numbers(table.styles(in: 0..<units.count)) == units)
      expect(
        units.indices.allSatisfy { number(table.attributes(at: $0) ?? [.kern: 9]) == units[$0] })
      expect(table.attributes(at: units.count).map(number), equals: units.last)
      expect(table.isPlain, equals: units.allSatisfy { $0 == 0 })
      let part = Int.random(in: 0...units.count, using: &random)..<units.count
      expect(numbers(table.styles(in: part)), equals: Array(units[part]))
      let seams = zip(units, units.dropFirst()).count { $0 != $1 }
      expect(table.count, equals: (units.isEmpty ? 0 : seams + 1))
    }
  }
}
