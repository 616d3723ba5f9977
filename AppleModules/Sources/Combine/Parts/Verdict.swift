// SPDX-License-Identifier: Apache-2.0

/// The decision of an operator about an element of its upstream.
enum Verdict<Output, Failure: Error> {
  /// A decision to deliver the element.
  case pass(Output)
  /// A decision to deliver no element, and to request another one instead.
  case skip
  /// A decision to deliver the element as the last one.
  case last(Output)
  /// A decision to deliver no element, and to finish.
  case finish
  /// A decision to fail with the error.
  case fail(Failure)
}
