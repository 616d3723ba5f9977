// SPDX-License-Identifier: Apache-2.0

/// Several contenders for the same work, measured alternately: in every round each does the work once.
///
/// The machine's speed drifts from minute to minute, so a ratio is computed inside each round.
struct Comparison {
  private let rounds: [[String: Double]]

  init(rounds count: Int, _ contenders: [Contender]) {
    // The first round warms caches and allocator and does not count.
    rounds = (0...count).map { _ in
      Dictionary(uniqueKeysWithValues: contenders.map { ($0.name, $0.round()) })
    }.dropFirst().map { $0 }
  }

  /// Returns the durations of the contender `name`, in seconds.
  func seconds(_ name: String) -> Samples {
    Samples(rounds.compactMap { $0[name] })
  }

  /// Returns the ratios of the duration of `name` to that of `peer`.
  func ratio(_ name: String, to peer: String) -> Samples {
    Samples(
      rounds.compactMap { round in
        guard let mine = round[name], let other = round[peer] else { return nil }
        return mine / other
      })
  }

  /// Returns the differences of the durations of `name` and `other`, in seconds.
  func difference(_ name: String, beyond other: String) -> Samples {
    Samples(
      rounds.compactMap { round in
        guard let mine = round[name], let theirs = round[other] else { return nil }
        return mine - theirs
      })
  }
}
