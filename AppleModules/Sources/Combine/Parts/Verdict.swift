// SPDX-License-Identifier: Apache-2.0

/// What an operator makes of an element of its upstream.
enum Verdict<Output, Failure: Error> {
  /// This goes down.
  case pass(Output)
  /// Nothing does, and another is asked for instead.
  case skip
  /// This goes down, and it was the last.
  case last(Output)
  /// Nothing does, and there will be no more.
  case finish
  /// It fails.
  case fail(Failure)
}
