// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct MappingTests {
  static let cases: [MarbleCase] = [
    .of("map", "a-b-|", "A-B-|") { $0.map { $0.uppercased() } },
    .of("map", "a#", "A#") { $0.map { $0.uppercased() } },
    .of("map by a key path", "a-|", "1-|") {
      $0.map(\.count).map { "\($0)" }
    },
    .of("map by two key paths", "a|", "[1false]|") {
      $0.map(\.count, \.isEmpty).map { "\($0)\($1)" }
    },
    .of("map by three key paths", "a|", "[1falsea]|") {
      $0.map(\.count, \.isEmpty, \.self).map { "\($0)\($1)\($2)" }
    },
    .trying("tryMap", "a-b-c-|", "A-#") {
      $0.tryMap { if $0 == "b" { throw Trouble() } else { $0.uppercased() } }
    },
    .trying("tryMap of what fails", "a-#", "a-#") { $0.tryMap { $0 } },
    .of("compactMap", "1-x-2-|", "1---2-|") { $0.compactMap { Int($0) }.map { "\($0)" } },
    .trying("tryCompactMap", "1-x-!-2|", "1---#") {
      $0.tryCompactMap { if $0 == "!" { throw Trouble() } else { Int($0) } }.map { "\($0)" }
    },
    .of("scan", "1-2-3-|", "1-3-6-|") { $0.scan(0) { $0 + (Int($1) ?? 0) }.map { "\($0)" } },
    .trying("tryScan", "1-2-x-|", "1-3-#") {
      $0.tryScan(0) {
        guard let number = Int($1) else { throw Trouble() }
        return $0 + number
      }.map { "\($0)" }
    },
    .of("replaceNil", "1-x-|", "1-0-|") { $0.map { Int($0) }.replaceNil(with: 0).map { "\($0)" } },
  ]

  @Test(arguments: cases) func `elements are mapped`(_ one: MarbleCase) {
    one.check()
  }

  @Test func `a publisher that can't fail is taken for one that can`() {
    #expect([1, 2].publisher.setFailureType(to: Trouble.self).text == "1 2 |")
  }
}
