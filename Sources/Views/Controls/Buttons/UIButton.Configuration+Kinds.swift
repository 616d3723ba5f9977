// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIButton.Configuration {
  /// How round a button's corners are.
  public enum CornerStyle: Int, Sendable {
    /// As the ground's `cornerRadius` says.
    case fixed = -1
    /// As the system sees fit for the size of text.
    case dynamic = 0
    /// A little.
    case small = 1
    /// More.
    case medium = 2
    /// Still more.
    case large = 3
    /// Half circles.
    case capsule = 4
  }

  /// How large a button's text and the room around it are.
  public enum Size: Int, Sendable {
    /// As others.
    case medium = 0
    /// Smaller.
    case small = 1
    /// Smallest.
    case mini = 2
    /// For the main thing on a screen.
    case large = 3
  }

  /// Where a button's title and subtitle stand to each other.
  public enum TitleAlignment: Int, Sendable {
    /// As the picture's place asks.
    case automatic = 0
    /// In line where people begin to read.
    case leading = 1
    /// One in the middle of the other.
    case center = 2
    /// In line where people end to read.
    case trailing = 3
  }

  /// Whether a sign for a menu stands in a button.
  public enum Indicator: Int, Sendable {
    /// In buttons that show which of their menu's elements is on.
    case automatic = 0
    /// Never.
    case none = 1
    /// Always.
    case popup = 2
  }
}
