// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIPageControl {
  /// What is behind the dots.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// A plate while a person goes along the dots.
    case automatic = 0
    /// A plate.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  /// How a person uses the dots.
  public enum InteractionState: Int, Hashable, Sendable {
    /// Not.
    case none = 0
    /// Presses one half, which goes a page on or back.
    case discrete = 1
    /// Goes along the dots.
    case continuous = 2
  }

  /// Which way the dots go from the first page on.
  public enum Direction: Int, Hashable, Sendable {
    /// As lines are read.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// Downwards.
    case topToBottom = 3
    /// Upwards.
    case bottomToTop = 4
  }
}
