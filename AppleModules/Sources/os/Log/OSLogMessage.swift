// SPDX-License-Identifier: Apache-2.0

/// A line of a log, with values in its text.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  /// A line without values.
  public init(stringLiteral value: String) {
    text = value
  }

  /// A line with values.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}
