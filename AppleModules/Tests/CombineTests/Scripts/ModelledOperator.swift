// SPDX-License-Identifier: Apache-2.0

import Combine

/// An operator with the naive model of its effect on a trace.
struct ModelledOperator: @unchecked Sendable {
  typealias Line = AnyPublisher<Int, Trouble>
  var name: String
  var operate: (Line) -> Line
  var model: (Trace) -> Trace

  init<P: Publisher<Int, Trouble>>(
    _ name: String, _ operate: @escaping (Line) -> P, model: @escaping (Trace) -> Trace
  ) {
    (self.name, self.model) = (name, model)
    self.operate = { operate($0).eraseToAnyPublisher() }
  }

  /// Returns an operator that publishes one result if the upstream finishes.
  static func result<P: Publisher<Int, Trouble>>(
    _ name: String, _ operate: @escaping (Line) -> P, _ model: @escaping ([Int]) -> Int?
  ) -> ModelledOperator {
    ModelledOperator(name, operate) { trace in
      trace.end == .failed
        ? trace.with([]) : trace.with(model(trace.values).map { [$0] } ?? [])
    }
  }

  static let all: [ModelledOperator] =
    shaping + ending + [
      .result("count", { $0.count() }) { $0.count },
      .result("reduce", { $0.reduce(1, +) }) { $0.reduce(1, +) },
      .result("collect", { $0.collect().map(\.count) }) { $0.count },
      .result("last", { $0.last() }) { $0.last },
      .result("min", { $0.min() }) { $0.min() },
      .result("max", { $0.max() }) { $0.max() },
    ]

  private static let shaping: [ModelledOperator] = [
    ModelledOperator("map", { $0.map { $0 + 1 } }) { $0.with($0.values.map { $0 + 1 }) },
    ModelledOperator("filter", { $0.filter { $0 % 2 == 0 } }) {
      $0.with($0.values.filter { $0 % 2 == 0 })
    },
    ModelledOperator("compactMap", { $0.compactMap { $0 > 3 ? $0 * 2 : nil } }) {
      $0.with($0.values.compactMap { $0 > 3 ? $0 * 2 : nil })
    },
    ModelledOperator("scan", { $0.scan(0, +) }) { trace in
      var sum = 0
      return trace.with(
        trace.values.map {
          sum += $0
          return sum
        })
    },
    ModelledOperator("removeDuplicates", { $0.removeDuplicates() }) { trace in
      trace.with(
        trace.values.enumerated().filter { $0 == 0 || trace.values[$0 - 1] != $1 }.map(\.element))
    },
    ModelledOperator("dropFirst", { $0.dropFirst(2) }) { $0.with(Array($0.values.dropFirst(2))) },
    ModelledOperator("drop while", { $0.drop { $0 < 5 } }) {
      $0.with(Array($0.values.drop { $0 < 5 }))
    },
    ModelledOperator("collect by count", { $0.collect(3).map { $0.reduce(0, +) } }) { trace in
      let whole = trace.end == .finished ? trace.values.count : trace.values.count / 3 * 3
      return trace.with(
        stride(from: 0, to: whole, by: 3).map {
          trace.values[$0..<Swift.min($0 + 3, trace.values.count)].reduce(0, +)
        })
    },
    // What fails cuts off what waits, so it must not here.
    ModelledOperator(
      "flatMap",
      { line in
        line.replaceError(with: 0).setFailureType(to: Trouble.self)
          .flatMap(maxPublishers: .max(1)) { [$0, -$0].publisher }
      }
    ) { trace in
      let values = trace.end == .failed ? trace.values + [0] : trace.values
      return trace.with(values.flatMap { [$0, -$0] }, .finished)
    },
    ModelledOperator("handleEvents", { $0.handleEvents(receiveOutput: { _ in }) }) { $0 },
    ModelledOperator("receive on", { $0.receive(on: ImmediateScheduler.shared) }) { $0 },
    ModelledOperator("zip", { (0..<500).publisher.setFailureType(to: Trouble.self).zip($0, +) }) {
      $0.with($0.values.enumerated().map { $0.element + $0.offset })
    },
  ]

  private static let ending: [ModelledOperator] = [
    ModelledOperator("prefix", { $0.prefix(3) }) {
      $0.values.count < 3 ? $0 : $0.with(Array($0.values.prefix(3)), .finished)
    },
    ModelledOperator("prefix while", { $0.prefix { $0 < 7 } }) { trace in
      let first = Array(trace.values.prefix { $0 < 7 })
      return first.count == trace.values.count ? trace : trace.with(first, .finished)
    },
    ModelledOperator("tryMap", { $0.tryMap { try fail($0 == 8, $0) }.mapError { _ in Trouble() } })
    {
      trace in
      let first = Array(trace.values.prefix { $0 != 8 })
      return first.count == trace.values.count ? trace : trace.with(first, .failed)
    },
    ModelledOperator("first", { $0.first() }) {
      $0.values.isEmpty ? $0 : $0.with([$0.values[0]], .finished)
    },
    ModelledOperator("contains", { $0.contains(4).map { $0 ? 1 : 0 } }) {
      $0.values.contains(4)
        ? $0.with([1], .finished) : $0.end == .failed ? $0.with([]) : $0.with([0])
    },
    ModelledOperator("append", { $0.append(1, 2) }) {
      $0.end == .failed ? $0 : $0.with($0.values + [1, 2])
    },
    ModelledOperator("prepend", { $0.prepend(6) }) { $0.with([6] + $0.values) },
    ModelledOperator("catch", { $0.catch { _ in Just(9).setFailureType(to: Trouble.self) } }) {
      $0.end == .failed ? $0.with($0.values + [9], .finished) : $0
    },
    ModelledOperator("replaceError", { $0.replaceError(with: 3).setFailureType(to: Trouble.self) })
    {
      $0.end == .failed ? $0.with($0.values + [3], .finished) : $0
    },
    ModelledOperator("replaceEmpty", { $0.replaceEmpty(with: 5) }) {
      $0.end == .finished && $0.values.isEmpty ? $0.with([5]) : $0
    },
    ModelledOperator("retry", { $0.retry(1) }) {
      $0.end == .failed ? $0.with($0.values + $0.values) : $0
    },
    ModelledOperator("ignoreOutput", { $0.ignoreOutput().map { (never: Never) -> Int in } }) {
      $0.with([])
    },
  ]
}

private func fail(_ fails: Bool, _ value: Int) throws -> Int {
  if fails { throw Trouble() }
  return value
}
