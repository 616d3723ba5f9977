// SPDX-License-Identifier: Apache-2.0

/// The name of the device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device with the given name.
  public init(stringLiteral value: String) { rawValue = value }
}
