// SPDX-License-Identifier: Apache-2.0

/// The decision of an operator with a single result about an element.
enum Outcome<Output, Failure: Error> {
  /// A result that is not known yet.
  case more
  /// The final result.
  case done(Output)
  /// The error with which the operator fails.
  case fail(Failure)
}
