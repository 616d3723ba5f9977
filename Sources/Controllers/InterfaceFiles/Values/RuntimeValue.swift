// SPDX-License-Identifier: Apache-2.0

/// The value of a user-defined runtime attribute.
struct RuntimeValue {
  /// The value, or `nil` to set the member to `nil`.
  let value: Any?
}
