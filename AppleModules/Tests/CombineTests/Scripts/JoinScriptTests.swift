// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

/// Tests of operators that join several publishers, with random events: the results must equal those of the
/// naive models.
struct JoinScriptTests {
  typealias Line = PassthroughSubject<Int, Trouble>

  @Test func `merge does as its model`() {
    check(MergeModel.self) { $0[0].merge(with: $0[1], $0[2]).map { "\($0)" }.eraseToAnyPublisher() }
    check(MergeModel.self) { Publishers.MergeMany($0).map { "\($0)" }.eraseToAnyPublisher() }
  }

  @Test func `combineLatest does as its model`() {
    check(LatestModel.self) {
      $0[0].combineLatest($0[1], $0[2]).map { "\([$0, $1, $2])" }.eraseToAnyPublisher()
    }
  }

  @Test func `zip does as its model`() {
    check(ZipModel.self) {
      $0[0].zip($0[1], $0[2]).map { "\([$0, $1, $2])" }.eraseToAnyPublisher()
    }
  }

  @Test func `switchToLatest does as its model`() {
    check(SwitchModel.self) { lines in
      lines[0].map { lines[1 + $0 % (liveCount - 1)] }.switchToLatest().map { "\($0)" }
        .eraseToAnyPublisher()
    }
  }

  @Test func `flatMap does as its model`() {
    check(FlatMapModel.self) { lines in
      lines[0].flatMap { lines[1 + $0 % (liveCount - 1)] }.map { "\($0)" }.eraseToAnyPublisher()
    }
  }

  private func check<Model: LiveModel>(
    _: Model.Type, _ join: ([Line]) -> AnyPublisher<String, Trouble>
  ) {
    for seed in 0..<1_500 {
      var dice = Dice(seed)
      let lines = (0..<liveCount).map { _ in Line() }
      let probe = join(lines).probe()
      var model = Model()
      var expected: [String] = []
      var finished: Set<Int> = []
      var script: [LiveEvent] = []
      for _ in 0..<dice.roll(1...20) where finished.count < liveCount {
        let event = Self.event(&dice, finished)
        script.append(event)
        if case .value = event {} else { finished.insert(Self.index(event)) }
        Self.send(event, to: lines)
        if expected.last != "|", expected.last != "#" { expected += model.take(event) }
        let text = probe.text.replacing("#trouble", with: "#")
        #expect(text == expected.joined(separator: " "), "seed \(seed): \(script)")
        if text != expected.joined(separator: " ") { return }
      }
      let before = probe.events.count
      probe.cancel()
      lines[0].send(1)
      #expect(probe.events.count == before)
    }
  }

  private static func event(_ dice: inout Dice, _ finished: Set<Int>) -> LiveEvent {
    var index = dice.roll(0...liveCount - 1)
    while finished.contains(index) { index = (index + 1) % liveCount }
    switch dice.roll(0...11) {
    case 0, 1: return .finished(index)
    case 2: return .failed(index)
    default: return .value(dice.roll(0...9), of: index)
    }
  }

  private static func index(_ event: LiveEvent) -> Int {
    switch event {
    case .value(_, let index), .finished(let index), .failed(let index): index
    }
  }

  private static func send(_ event: LiveEvent, to lines: [Line]) {
    switch event {
    case .value(let value, let index): lines[index].send(value)
    case .finished(let index): lines[index].send(completion: .finished)
    case .failed(let index): lines[index].send(completion: .failure(Trouble()))
    }
  }
}
