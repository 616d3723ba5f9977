// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIPageViewController {
  /// The transition style of pages.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// A page curl.
    ///
    /// - Note: On Linux pages slide in this style, too.
    case pageCurl = 0
    /// A slide of pages.
    case scroll = 1
  }

  /// The direction in which pages follow one another.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// The horizontal orientation, in reading direction.
    case horizontal = 0
    /// The vertical orientation, downwards.
    case vertical = 1
  }

  /// The direction of a transition.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// A transition to a following page.
    case forward = 0
    /// A transition to a preceding page.
    case reverse = 1
  }

  /// The location of a book's spine.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// The value for the absence of a spine.
    case none = 0
    /// The location of a spine at the edge where the first page begins.
    case min = 1
    /// The location of a spine between two pages.
    case mid = 2
    /// The location of a spine at the edge where the last page ends.
    case max = 3
  }

  /// The key of an option of a page view controller.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the location of the spine, whose value is the raw value of a `SpineLocation`.
    ///
    /// - Note: Has no effect on Linux, because there are no page curls.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The key of the spacing between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
