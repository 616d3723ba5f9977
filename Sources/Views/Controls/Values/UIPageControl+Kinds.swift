// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIPageControl {
  /// The styles of the background behind the dots.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// A background while the user drags along the dots.
    case automatic = 0
    /// A background at all times.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The states of the user's interaction with the dots.
  public enum InteractionState: Int, Hashable, Sendable {
    /// The state without an interaction.
    case none = 0
    /// A press on one half, which changes to the next or previous page.
    case discrete = 1
    /// A drag along the dots.
    case continuous = 2
  }

  /// The directions of the dots, beginning with the first page.
  public enum Direction: Int, Hashable, Sendable {
    /// The reading direction.
    case natural = 0
    /// The direction from left to right.
    case leftToRight = 1
    /// The direction from right to left.
    case rightToLeft = 2
    /// The direction from top to bottom.
    case topToBottom = 3
    /// The direction from bottom to top.
    case bottomToTop = 4
  }
}
