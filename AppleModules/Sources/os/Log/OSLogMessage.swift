// SPDX-License-Identifier: Apache-2.0

/// A log message with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}
