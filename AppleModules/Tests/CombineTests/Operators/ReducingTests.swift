// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct ReducingTests {
  static let cases: [MarbleCase] = [
    .of("collect", "a-b-|", "----([ab]|)") { $0.collect().map { $0.joined() } },
    .of("collect of nothing", "-|", "-([]|)") { $0.collect().map { $0.joined() } },
    .of("collect of what fails", "a-#", "--#") { $0.collect().map { $0.joined() } },
    .of("collect by count", "abc|", "-[ab]-(c|)") { $0.collect(2).map { $0.joined() } },
    .of("collect by count of what fails", "abc#", "-[ab]-#") { $0.collect(2).map { $0.joined() } },
    .of("reduce", "1-2-|", "----(3|)") { $0.reduce(0) { $0 + (Int($1) ?? 0) }.map { "\($0)" } },
    .trying("tryReduce", "1-x-|", "--#") {
      $0.tryReduce(0) {
        guard let number = Int($1) else { throw Trouble() }
        return $0 + number
      }.map { "\($0)" }
    },
    .of("count", "a-b-|", "----(2|)") { $0.count().map { "\($0)" } },
    .of("first", "a-b-|", "(a|)") { $0.first() },
    .of("first of nothing", "--|", "--|") { $0.first() },
    .of("first where", "a-1-2|", "--(1|)") { $0.first { Int($0) != nil } },
    .trying("tryFirst where", "a-!-1|", "--#") {
      $0.tryFirst { if $0 == "!" { throw Trouble() } else { Int($0) != nil } }
    },
    .of("last", "a-b-|", "----(b|)") { $0.last() },
    .of("last where", "1-2-a-|", "------(2|)") { $0.last { Int($0) != nil } },
    .trying("tryLast where", "1-!-|", "--#") {
      $0.tryLast { if $0 == "!" { throw Trouble() } else { true } }
    },
    .of("contains", "a-b-c|", "--(T|)") { $0.contains("b").map { $0 ? "T" : "F" } },
    .of("contains of another", "a-b-|", "----(F|)") { $0.contains("x").map { $0 ? "T" : "F" } },
    .of("contains where", "a-1-|", "--(T|)") {
      $0.contains { Int($0) != nil }.map { $0 ? "T" : "F" }
    },
    .trying("tryContains where", "a-!-|", "--#") {
      $0.tryContains { if $0 == "!" { throw Trouble() } else { false } }.map { "\($0)" }
    },
    .of("allSatisfy", "1-2-|", "----(T|)") {
      $0.allSatisfy { Int($0) != nil }.map { $0 ? "T" : "F" }
    },
    .of("allSatisfy of one that doesn't", "1-a-2|", "--(F|)") {
      $0.allSatisfy { Int($0) != nil }.map { $0 ? "T" : "F" }
    },
    .trying("tryAllSatisfy", "1-!-|", "--#") {
      $0.tryAllSatisfy { if $0 == "!" { throw Trouble() } else { true } }.map { "\($0)" }
    },
    .of("min", "b-a-c|", "-----(a|)") { $0.min() },
    .of("max", "b-a-c|", "-----(c|)") { $0.max() },
    .of("min by a closure", "b-a-c|", "-----(c|)") { $0.min(by: >) },
    .of("max by a closure", "b-a-c|", "-----(a|)") { $0.max(by: >) },
    .trying("tryMin", "b-!|", "--#") { $0.tryMin { _, _ in throw Trouble() } },
    .trying("tryMax", "b-a|", "---(b|)") { $0.tryMax { $0 < $1 } },
  ]

  @Test(arguments: cases) func `elements are reduced`(_ one: MarbleCase) {
    one.check()
  }

  @Test func `a result waits until it is asked for`() {
    let probe = (1...4).publisher.collect().probe(asks: .none)
    #expect(probe.text == "")
    probe.request(1)
    #expect(probe.text == "[1, 2, 3, 4] |")
  }

  @Test func `arrays are asked for with all their elements`() {
    var asked: [String] = []
    let probe = (1...9).publisher.handleEvents(receiveRequest: { asked.append("\($0)") })
      .collect(3).probe(asks: .max(2))
    #expect(probe.text == "[1, 2, 3] [4, 5, 6]")
    #expect(asked == ["max(6)"])
  }
}
