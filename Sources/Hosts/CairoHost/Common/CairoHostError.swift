// SPDX-License-Identifier: Apache-2.0

/// The error thrown when text and images cannot be rendered.
public struct CairoHostError: Error, CustomStringConvertible, Sendable {
  /// One sentence with the problem and the remedy.
  public let description: String

  /// Creates an error with the given sentence.
  package init(_ description: String) {
    self.description = description
  }
}
