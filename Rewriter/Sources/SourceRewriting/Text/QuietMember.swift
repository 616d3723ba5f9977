// SPDX-License-Identifier: Apache-2.0

/// A method or property of a type in which nothing stands that is rewritten.
struct QuietMember: Sendable {
  /// Its name without labels.
  let name: WordKey
  /// From the first word on its first line to the last sign on its last.
  let range: Range<Int>
}
