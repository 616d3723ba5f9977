// SPDX-License-Identifier: Apache-2.0

/// The reason why a text is no action.
struct ActionSyntaxError: Error {
  let message: String
}
