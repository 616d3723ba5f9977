// SPDX-License-Identifier: Apache-2.0

/// A name that a source uses and that nothing declares.
struct UsedName: Hashable {
  /// The name in the form of a message: `Type`, `.member`, `function()`, `#macro` or `@attribute`.
  let text: String
  /// The line, starting at 1.
  let line: Int
}
