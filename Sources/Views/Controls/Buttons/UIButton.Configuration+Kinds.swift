// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIButton.Configuration {
  /// The styles of a button's corners.
  public enum CornerStyle: Int, Sendable {
    /// The background configuration's `cornerRadius`, at most half the shorter side.
    case fixed = -1
    /// The system's corner radius for the size of the button.
    ///
    /// Differs from UIKit: it does not follow the text size.
    case dynamic = 0
    /// A small corner radius.
    case small = 1
    /// A medium corner radius.
    case medium = 2
    /// A large corner radius.
    case large = 3
    /// A corner radius of half the shorter side.
    case capsule = 4
  }

  /// The sizes of a button.
  public enum Size: Int, Sendable {
    /// The default size.
    case medium = 0
    /// A size smaller than the default.
    case small = 1
    /// The smallest size.
    ///
    /// Differs from UIKit: it is displayed as `small`.
    case mini = 2
    /// A size for the main action of a screen.
    case large = 3
  }

  /// The alignments of a button's title and subtitle relative to each other.
  public enum TitleAlignment: Int, Sendable {
    /// Centred texts if the image is above or below them or there is no subtitle, otherwise texts aligned at
    /// their leading edges.
    case automatic = 0
    /// Texts that are aligned at their leading edges.
    case leading = 1
    /// Texts that are centred.
    case center = 2
    /// Texts that are aligned at their trailing edges.
    case trailing = 3
  }

  /// The modes of a button's menu indicator.
  public enum Indicator: Int, Sendable {
    /// An indicator that is shown in pop-up buttons.
    case automatic = 0
    /// No indicator.
    case none = 1
    /// An indicator that is always shown.
    case popup = 2
  }
}
