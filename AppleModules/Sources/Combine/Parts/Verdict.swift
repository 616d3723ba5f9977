// SPDX-License-Identifier: Apache-2.0

/// The decision of an operator about an element of its upstream.
enum Verdict<Output, Failure: Error> {
  /// The element is delivered.
  case pass(Output)
  /// No element is delivered, and another one is requested instead.
  case skip
  /// The element is delivered as the last one.
  case last(Output)
  /// No element is delivered, and the publisher finishes.
  case finish
  /// The publisher fails.
  case fail(Failure)
}
