// SPDX-License-Identifier: Apache-2.0

/// The kinds of scrolling that a pan recogniser follows beside touches.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// The kinds whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel's steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Two fingers on a touchpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
