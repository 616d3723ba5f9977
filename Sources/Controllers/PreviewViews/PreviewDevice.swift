// SPDX-License-Identifier: Apache-2.0

/// The name of a device that a preview is for.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// The device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The device of a name.
  public init(stringLiteral value: String) { rawValue = value }
}
