// SPDX-License-Identifier: Apache-2.0

/// A part of a formatted name.
struct NamePart: Equatable {
  let text: String
  /// The key of the name's component; `nil` for a separator.
  let key: String?
}
