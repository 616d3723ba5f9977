// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct TimingTests {
  static let cases: [MarbleCase] = [
    .timed("receive on", "a-b-|", "a-b-|") { $0.receive(on: $1) },
    .timed("subscribe on", "-a-b-|", "-a-b-|") { $0.subscribe(on: $1) },
    .timed("delay", "a-b-|", "--a-b-|") { $0.delay(for: .seconds(2), scheduler: $1) },
    .timed("delay of an error", "a-#", "--a-#") { $0.delay(for: .seconds(2), scheduler: $1) },
    .timed("debounce", "ab-c---d|", "------c-|") { $0.debounce(for: .seconds(3), scheduler: $1) },
    .timed("debounce of one", "a-----|", "---a--|") {
      $0.debounce(for: .seconds(3), scheduler: $1)
    },
    .timed("throttle to the latest", "abcd----e-----|", "a--d----e-----|") {
      $0.throttle(for: .seconds(3), scheduler: $1, latest: true)
    },
    .timed("throttle to the first", "abcdef--|", "a--b--e-|") {
      $0.throttle(for: .seconds(3), scheduler: $1, latest: false)
    },
    .timed("timeout", "a-b------", "a-b--|") { $0.timeout(.seconds(3), scheduler: $1) },
    .timed("timeout with an error", "a-b------", "a-b--#") {
      $0.timeout(.seconds(3), scheduler: $1, customError: { Trouble() })
    },
    .timed("timeout that is not reached", "a-b-c|", "a-b-c|") {
      $0.timeout(.seconds(3), scheduler: $1)
    },
    .timed("measureInterval", "-a--b|", "-1--3|") {
      $0.measureInterval(using: $1).map { "\($0.ticks)" }
    },
    .timed("collect by time", "ab-c------|", "---[abc]------|") {
      $0.collect(.byTime($1, .seconds(3))).map { $0.joined() }
    },
    .timed("collect by time or count", "abc-d--|", "-[ab]-c--d|") {
      $0.collect(.byTimeOrCount($1, .seconds(3), 2)).map { $0.joined() }
    },
  ]

  @Test(arguments: cases) func `elements take their time`(_ one: MarbleCase) {
    one.check()
  }

  @Test func `nothing is delivered after cancelling, also what was scheduled`() {
    let clock = TickClock()
    let subject = PassthroughSubject<Int, Never>()
    let probes = [
      subject.delay(for: .seconds(2), scheduler: clock).probe(),
      subject.debounce(for: .seconds(2), scheduler: clock).probe(),
      subject.receive(on: clock).probe(),
      subject.throttle(for: .seconds(2), scheduler: clock, latest: true).probe(),
      subject.timeout(.seconds(2), scheduler: clock).probe(),
    ]
    subject.send(1)
    for probe in probes { probe.cancel() }
    clock.advance(by: 5)
    #expect(probes.map(\.text) == ["", "", "", "", ""])
  }

  @Test func `a delayed publisher is asked for no more than is wanted`() {
    let clock = TickClock()
    let probe = (1...5).publisher.receive(on: clock).probe(asks: .max(2))
    clock.runWhatIsDue()
    #expect(probe.text == "1 2")
    probe.request(3)
    clock.runWhatIsDue()
    #expect(probe.text == "1 2 3 4 5 |")
  }
}
