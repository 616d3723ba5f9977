// SPDX-License-Identifier: Apache-2.0

/// One way to do the work of a comparison.
struct Contender {
  let name: String
  /// Does the work once and answers the seconds it took, preparation left out.
  let round: () -> Double

  init(_ name: String, round: @escaping () -> Double) {
    self.name = name
    self.round = round
  }

  /// A contender whose whole work is timed.
  static func timed<Result>(_ name: String, _ body: @escaping () -> Result) -> Contender {
    Contender(name) { Stopwatch.seconds(body) }
  }
}
