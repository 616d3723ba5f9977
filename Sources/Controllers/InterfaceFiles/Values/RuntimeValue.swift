// SPDX-License-Identifier: Apache-2.0

/// What an attribute of an interface file gives to the member that it names.
struct RuntimeValue {
  /// The value; nil: the member is to have none.
  let value: Any?
}
