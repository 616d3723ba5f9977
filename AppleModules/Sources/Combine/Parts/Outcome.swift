// SPDX-License-Identifier: Apache-2.0

/// What an operator that publishes one result makes of an element.
enum Outcome<Output, Failure: Error> {
  /// The result is not known yet.
  case more
  /// The result, whatever else comes.
  case done(Output)
  /// It fails.
  case fail(Failure)
}
