// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates the mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No scrolling.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Vertical scrolling only.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Horizontal scrolling only.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Scrolling along both axes.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
