// SPDX-License-Identifier: Apache-2.0

/// The flags of an access control.
///
/// - Note: Has no effect on Linux: no item requires authentication.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt

  /// Creates flags from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Biometry or the passcode.
  public static let userPresence = Self(rawValue: 1 << 0)
  /// Any enrolled biometry.
  public static let biometryAny = Self(rawValue: 1 << 1)
  /// The biometry that was enrolled when the item was added.
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  /// The passcode of the device.
  public static let devicePasscode = Self(rawValue: 1 << 4)
  /// One of several conditions.
  public static let or = Self(rawValue: 1 << 14)
  /// All of several conditions.
  public static let and = Self(rawValue: 1 << 15)
  /// The use of a private key.
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  /// A password of the application.
  public static let applicationPassword = Self(rawValue: 1 << 31)
}
