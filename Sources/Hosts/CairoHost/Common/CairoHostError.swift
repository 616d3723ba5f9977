// SPDX-License-Identifier: Apache-2.0

/// Why text and pictures can't be drawn here.
public struct CairoHostError: Error, CustomStringConvertible, Sendable {
  /// One sentence: what is missing or wrong, and what to do.
  public let description: String

  /// An error with the given sentence.
  package init(_ description: String) {
    self.description = description
  }
}
