// SPDX-License-Identifier: Apache-2.0

/// What is inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The kind of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What an odd number of crossings leads to.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
