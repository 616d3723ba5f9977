// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

/// Tests of random chains of operators with random demand.
///
/// The elements must equal those of the naive model and never exceed the demand, and none may follow the
/// completion.
struct ChainScriptTests {
  @Test func `chains publish what the model says, as much as is asked for`() {
    for seed in 0..<4_000 {
      var dice = Dice(seed)
      let source = Trace(
        values: (0..<dice.roll(0...10)).map { _ in dice.roll(0...9) },
        end: dice.roll(0...2) == 0 ? .failed : .finished)
      let operators = (0..<dice.roll(1...4)).map { _ in
        ModelledOperator.all[dice.roll(0...ModelledOperator.all.count - 1)]
      }
      let expected = operators.reduce(source) { $1.model($0) }
      let line = operators.reduce(Self.publisher(source)) { $1.operate($0) }
      let problem = Self.run(line, expected, &dice)
      #expect(problem == nil, "seed \(seed): \(source) through \(operators.map(\.name))")
      if problem != nil { return }
    }
  }

  private static func publisher(_ trace: Trace) -> AnyPublisher<Int, Trouble> {
    Record(
      output: trace.values, completion: trace.end == .finished ? .finished : .failure(Trouble())
    ).eraseToAnyPublisher()
  }

  /// Subscribes to `line` with random demand, and returns a description of the differences from `expected`,
  /// or `nil`.
  private static func run(
    _ line: AnyPublisher<Int, Trouble>, _ expected: Trace, _ dice: inout Dice
  ) -> String? {
    var asked = dice.roll(0...3)
    let inside = (0..<20).map { _ in dice.roll(0...3) }
    var taken = 0
    let probe = Probe<Int, Trouble>(asks: .max(asked)) { _ in
      defer { taken += 1 }
      // Part of the demand is what `receive` returns.
      guard inside[taken % 20] == 1 else { return .none }
      asked += 1
      return .max(1)
    }
    probe.whenValue = { _ in
      // And some by a request in the middle of it.
      guard inside[taken % 20] == 2 else { return }
      asked += 2
      probe.request(2)
    }
    line.subscribe(probe)
    for _ in 0..<dice.roll(0...6) {
      if let problem = compare(probe, expected, asked) { return problem }
      if dice.roll(0...15) == 0 {
        probe.cancel()
        let before = probe.events.count
        probe.request(5)
        return probe.events.count == before ? nil : "\(probe.text) after cancelling"
      }
      let more = dice.roll(1...4)
      asked += more
      probe.request(more)
    }
    asked += 1_000
    probe.request(1_000)
    return compare(probe, expected, asked)
  }

  private static func compare(
    _ probe: Probe<Int, Trouble>, _ expected: Trace, _ asked: Int
  ) -> String? {
    let values = probe.values
    let isOver = probe.events.count > values.count
    let wanted = Array(expected.values.prefix(asked))
    if values != wanted { return "asked for \(asked): \(probe.text), not \(expected)" }
    if asked > expected.values.count, !isOver { return "no end: \(probe.text), not \(expected)" }
    if isOver {
      if values.count < expected.values.count { return "early end: \(probe.text), not \(expected)" }
      if probe.events.count != values.count + 1 { return "two ends: \(probe.text)" }
      if probe.text.hasSuffix("|") != (expected.end == .finished) {
        return "other end: \(probe.text), not \(expected)"
      }
    }
    return probe.subscriptions == 1 ? nil : "\(probe.subscriptions) subscriptions"
  }
}
