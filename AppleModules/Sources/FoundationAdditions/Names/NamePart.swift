// SPDX-License-Identifier: Apache-2.0

/// A piece of a name as it is said.
struct NamePart: Equatable {
  let text: String
  /// Which part of the name it is; nil: what stands between parts.
  let key: String?
}
