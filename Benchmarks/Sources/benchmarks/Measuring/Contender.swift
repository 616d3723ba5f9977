// SPDX-License-Identifier: Apache-2.0

/// A named piece of work in a comparison.
struct Contender {
  let name: String
  /// The closure that does the work once and returns the duration in seconds, without preparation.
  let round: () -> Double

  init(_ name: String, round: @escaping () -> Double) {
    self.name = name
    self.round = round
  }

  /// Returns a contender whose whole work is timed.
  static func timed<Result>(_ name: String, _ body: @escaping () -> Result) -> Contender {
    Contender(name) { Stopwatch.seconds(body) }
  }
}
