// SPDX-License-Identifier: Apache-2.0

/// One result: the measured quantity, its peer, and the goal.
struct Line: Codable {
  /// Whether the goal is reached.
  enum Verdict: String, Codable {
    case reached
    case missed
    /// No goal exists.
    case reported
  }

  let subject: String
  /// The number of items.
  let size: Int
  let measured: Quantity
  /// The name of the contender with which `measured` is compared, or `nil` if there is none.
  let peer: String?
  let peerMeasured: Quantity?
  /// The lowest ratio of the measured quantity to the peer's, or the lowest measured value without a peer.
  let low: Double
  let median: Double
  let high: Double
  let goal: Goal?

  var verdict: Verdict {
    guard let goal else { return .reported }
    return goal.isReached(by: median) ? .reached : .missed
  }
}
