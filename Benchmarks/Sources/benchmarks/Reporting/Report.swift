// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A collector that prints results as they arrive in a table, or as JSON at the end.
struct Report {
  private let isJSON: Bool
  private var suites: [(name: String, lines: [Line])] = []
  private var curves: [Curve] = []

  init(isJSON: Bool) { self.isJSON = isJSON }

  mutating func begin(_ suite: String) {
    suites.append((suite, []))
    say("\n### \(suite)\n")
    say("| what | n | measured (spread) | against | ratio (spread) | goal | |")
    say("| --- | --: | --- | --- | --- | --- | --- |")
  }

  mutating func add(_ line: Line) {
    suites[suites.count - 1].lines.append(line)
    let unit = line.peer == nil ? line.measured.unit : .times
    let numbers = [line.median, line.low, line.high].map {
      Quantity(value: $0, unit: unit).description
    }
    let value =
      line.low == line.high ? numbers[0] : "\(numbers[0]) (\(numbers[1])–\(numbers[2]))"
    let against = line.peer.flatMap { peer in line.peerMeasured.map { "\(peer): \($0)" } }
    let cells = [
      line.subject, "\(line.size)", line.peer == nil ? value : "\(line.measured)",
      against ?? "", line.peer == nil ? "" : value, line.goal?.description ?? "",
      line.goal == nil ? "" : line.verdict.rawValue,
    ]
    say("| \(cells.joined(separator: " | ")) |")
  }

  /// Adds the result of the first of two contenders relative to the other.
  mutating func add(
    _ subject: String, _ size: Int, _ comparison: Comparison, _ name: String,
    to peer: String, _ goal: Goal?
  ) {
    let ratio = comparison.ratio(name, to: peer)
    add(
      Line(
        subject: subject, size: size,
        measured: Quantity(value: comparison.seconds(name).median, unit: .seconds), peer: peer,
        peerMeasured: Quantity(value: comparison.seconds(peer).median, unit: .seconds),
        low: ratio.low, median: ratio.median, high: ratio.high, goal: goal))
  }

  /// Adds numbers without a peer.
  mutating func add(
    _ subject: String, _ size: Int, _ samples: Samples, _ unit: Quantity.Unit, _ goal: Goal?
  ) {
    add(
      Line(
        subject: subject, size: size, measured: Quantity(value: samples.median, unit: unit),
        peer: nil, peerMeasured: nil, low: samples.low, median: samples.median,
        high: samples.high, goal: goal))
  }

  mutating func add(_ curve: Curve) { curves.append(curve) }

  /// Prints the curves collected since the last call.
  mutating func endCurves() {
    for curve in curves { say(curve.markdown) }
    allCurves += curves
    curves = []
  }

  private var allCurves: [Curve] = []

  /// Prints the summary, or the results as JSON.
  ///
  /// - Returns: Whether all goals are reached.
  func finish() throws -> Bool {
    let lines = suites.flatMap(\.lines).filter { $0.goal != nil }
    let reached = lines.filter { $0.verdict == .reached }.count
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let file = Results(
        suites: suites.map { Results.Suite(name: $0.name, lines: $0.lines) }, curves: allCurves)
      print(String(decoding: try encoder.encode(file), as: UTF8.self))
    } else {
      print("\n\(reached) of \(lines.count) goals reached")
    }
    return reached == lines.count
  }

  /// Writes a line of Markdown.
  func say(_ text: String) {
    if isJSON { return }
    print(text)
    fflush(nil)
  }
}
