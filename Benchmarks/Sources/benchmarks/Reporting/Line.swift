// SPDX-License-Identifier: Apache-2.0

/// One result: what was measured, against what, and whether that is what was wanted.
struct Line: Codable {
  /// Whether the goal is reached.
  enum Verdict: String, Codable {
    case reached
    case missed
    /// There is no goal.
    case reported
  }

  let subject: String
  /// The number of items.
  let size: Int
  let measured: Quantity
  /// What `measured` is compared with, by its name.
  let peer: String?
  let peerMeasured: Quantity?
  /// The measured quantity divided by the peer's, or the measured one where there is no peer.
  let low: Double
  let median: Double
  let high: Double
  let goal: Goal?

  var verdict: Verdict {
    guard let goal else { return .reported }
    return goal.isReached(by: median) ? .reached : .missed
  }
}
