// SPDX-License-Identifier: Apache-2.0

/// The time between two changes of a sequence.
enum SequencePause: CaseIterable, Sendable {
  case none, layout, part, all
}
