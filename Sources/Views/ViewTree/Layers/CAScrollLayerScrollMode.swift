// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which ways a scroll layer goes.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nowhere.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Every way.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
