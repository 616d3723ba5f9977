// SPDX-License-Identifier: Apache-2.0

/// The decision of an operator with a single result about an element.
enum Outcome<Output, Failure: Error> {
  /// The result is not known yet.
  case more
  /// The result is final.
  case done(Output)
  /// The operator fails.
  case fail(Failure)
}
