// SPDX-License-Identifier: Apache-2.0

/// Whether a value in a line may be read.
public struct OSLogPrivacy: Equatable, Sendable {
  let isHidden: Bool

  /// How a hidden value is told from others.
  public enum Mask: Equatable, Sendable {
    /// By a number that is the same for the same value.
    case hash
    /// Not at all.
    case none
  }

  /// It may.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// It may not.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// It may not.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// It may.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// It may not.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// It may not.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// It may.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
