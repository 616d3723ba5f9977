// SPDX-License-Identifier: Apache-2.0

/// The privacy of a value in a message.
public struct OSLogPrivacy: Equatable, Sendable {
  let isHidden: Bool

  /// The replacement by which hidden values are distinguished.
  public enum Mask: Equatable, Sendable {
    /// A hash, which is the same for equal values.
    case hash
    /// No replacement: hidden values are not distinguished.
    case none
  }

  /// The option for a readable value.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// The option to hide the value.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// The option to hide the value.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// The default option; the value is readable.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// Returns the option to hide the value.
  ///
  /// - Note: `mask` has no effect on Linux.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Returns the option to hide the value.
  ///
  /// - Note: `mask` has no effect on Linux.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// Returns the option for a readable value.
  ///
  /// - Note: `mask` has no effect on Linux.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
