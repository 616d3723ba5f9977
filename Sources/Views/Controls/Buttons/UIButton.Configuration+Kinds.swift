// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIButton.Configuration {
  /// The styles of a button's corners.
  public enum CornerStyle: Int, Sendable {
    /// The background configuration's `cornerRadius`, unmodified.
    case fixed = -1
    /// The system's corner radius, adjusted to the text size.
    case dynamic = 0
    /// A small corner radius.
    case small = 1
    /// A medium corner radius.
    case medium = 2
    /// A large corner radius.
    case large = 3
    /// A corner radius of half the height.
    case capsule = 4
  }

  /// The sizes of a button.
  public enum Size: Int, Sendable {
    /// The default size.
    case medium = 0
    /// Smaller than the default size.
    case small = 1
    /// The smallest size.
    case mini = 2
    /// A size for the main action of a screen.
    case large = 3
  }

  /// The alignments of a button's title and subtitle relative to each other.
  public enum TitleAlignment: Int, Sendable {
    /// The alignment that fits the image placement.
    case automatic = 0
    /// Aligned at the leading edge.
    case leading = 1
    /// Centred.
    case center = 2
    /// Aligned at the trailing edge.
    case trailing = 3
  }

  /// The modes of a button's menu indicator.
  public enum Indicator: Int, Sendable {
    /// Shown in pop-up buttons.
    case automatic = 0
    /// Never shown.
    case none = 1
    /// Always shown.
    case popup = 2
  }
}
