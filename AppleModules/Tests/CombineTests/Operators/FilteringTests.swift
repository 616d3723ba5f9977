// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct FilteringTests {
  static let cases: [MarbleCase] = [
    .of("filter", "1-x-2-|", "1---2-|") { $0.filter { Int($0) != nil } },
    .trying("tryFilter", "1-x-!-2", "1---#") {
      $0.tryFilter { if $0 == "!" { throw Trouble() } else { Int($0) != nil } }
    },
    .of("removeDuplicates", "aab-ba-|", "a-b--a-|") { $0.removeDuplicates() },
    .of("removeDuplicates by a closure", "aAbB-|", "a-b--|") {
      $0.removeDuplicates { $0.lowercased() == $1.lowercased() }
    },
    .trying("tryRemoveDuplicates", "aab!-|", "a-b#") {
      $0.tryRemoveDuplicates { if $1 == "!" { throw Trouble() } else { $0 == $1 } }
    },
    .of("dropFirst", "a-b-c|", "--b-c|") { $0.dropFirst() },
    .of("dropFirst of more than there are", "a-b-|", "----|") { $0.dropFirst(5) },
    .of("dropFirst of none", "a|", "a|") { $0.dropFirst(0) },
    .of("drop while", "1-2-x-3-|", "----x-3-|") { $0.drop { Int($0) != nil } },
    .trying("tryDrop while", "1-!-|", "--#") {
      $0.tryDrop { if $0 == "!" { throw Trouble() } else { Int($0) != nil } }
    },
    .of("prefix", "a-b-c-|", "a-(b|)") { $0.prefix(2) },
    .of("prefix of more than there are", "a-|", "a-|") { $0.prefix(2) },
    .of("prefix of none", "a-|", "|") { $0.prefix(0) },
    .of("prefix of what fails after", "a-#", "(a|)") { $0.prefix(1) },
    .of("prefix while", "1-2-x-3-|", "1-2-|") { $0.prefix { Int($0) != nil } },
    .trying("tryPrefix while", "1-!-|", "1-#") {
      $0.tryPrefix { if $0 == "!" { throw Trouble() } else { Int($0) != nil } }
    },
    .of("output at", "a-b-c-|", "--(b|)") { $0.output(at: 1) },
    .of("output in", "a-b-c-d-|", "--b-(c|)") { $0.output(in: 1...2) },
    .of("output in an open range", "a-b-c-|", "--b-c-|") { $0.output(in: 1...) },
    .of("ignoreOutput", "a-b-|", "----|") { $0.ignoreOutput().map { (never: Never) -> String in } },
    .of("ignoreOutput of what fails", "a-b-#", "----#") {
      $0.ignoreOutput().map { (never: Never) -> String in }
    },
    .joining("prefix until output", ["a-b-c-|", "---x"], "a-b|") {
      $0[0].prefix(untilOutputFrom: $0[1])
    },
    .joining("prefix until output that never comes", ["a-b-|", "-|"], "a-b-|") {
      $0[0].prefix(untilOutputFrom: $0[1])
    },
    .joining("drop until output", ["a-b-c-d|", "---x-y"], "----c-d|") {
      $0[0].drop(untilOutputFrom: $0[1])
    },
    .joining("drop until output that fails", ["a-b-c-|", "---#"], "---#") {
      $0[0].drop(untilOutputFrom: $0[1])
    },
  ]

  @Test(arguments: cases) func `elements are filtered`(_ one: MarbleCase) {
    one.check()
  }

  @Test func `what was asked for and is left out is asked for again`() {
    #expect((1...9).publisher.filter { $0 % 3 == 0 }.probe(asks: .max(2)).text == "3 6")
    #expect((1...9).publisher.dropFirst(4).probe(asks: .max(1)).text == "5")
    #expect([1, 1, 2, 2, 3].publisher.removeDuplicates().probe(asks: .max(2)).text == "1 2")
    #expect((1...9).publisher.compactMap { $0 > 6 ? $0 : nil }.probe(asks: .max(1)).text == "7")
  }

  @Test func `the upstream is cancelled before the last element is delivered`() {
    var log: [String] = []
    let cancellable = (1...9).publisher.handleEvents(receiveCancel: { log.append("cancel") })
      .prefix(2).sink { log.append("\($0)") }
    cancellable.cancel()
    #expect(log == ["1", "cancel", "2"])
  }

  @Test func `a subscriber that cancels at the last element gets no end`() {
    let probe = Probe<Int, Never>()
    probe.whenValue = { if $0 == 2 { probe.cancel() } }
    (1...9).publisher.prefix(2).subscribe(probe)
    #expect(probe.text == "1 2")
  }

  @Test func `what is sent inside of the last element doesn't come after it`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>()
    probe.whenValue = { subject.send($0 + 1) }
    subject.prefix(2).subscribe(probe)
    subject.send(1)
    #expect(probe.text == "1 2 |")
  }
}
