// SPDX-License-Identifier: Apache-2.0

/// Ways to do the same work, measured in turns: in every round each does it once.
///
/// The machine's speed drifts from minute to minute, so a ratio is taken inside each round.
struct Comparison {
  private let rounds: [[String: Double]]

  init(rounds count: Int, _ contenders: [Contender]) {
    // The first round warms caches and allocator and does not count.
    rounds = (0...count).map { _ in
      Dictionary(uniqueKeysWithValues: contenders.map { ($0.name, $0.round()) })
    }.dropFirst().map { $0 }
  }

  /// The seconds that `name` took.
  func seconds(_ name: String) -> Samples {
    Samples(rounds.compactMap { $0[name] })
  }

  /// How many times as long as `peer` the contender `name` took.
  func ratio(_ name: String, to peer: String) -> Samples {
    Samples(
      rounds.compactMap { round in
        guard let mine = round[name], let other = round[peer] else { return nil }
        return mine / other
      })
  }

  /// How many seconds more than `other` the contender `name` took.
  func difference(_ name: String, beyond other: String) -> Samples {
    Samples(
      rounds.compactMap { round in
        guard let mine = round[name], let theirs = round[other] else { return nil }
        return mine - theirs
      })
  }
}
