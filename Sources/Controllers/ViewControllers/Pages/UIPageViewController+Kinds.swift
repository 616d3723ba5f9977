// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIPageViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// As those of a book; here they slide.
    case pageCurl = 0
    /// They slide.
    case scroll = 1
  }

  /// In which direction pages follow one another.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// As lines are read.
    case horizontal = 0
    /// Downwards.
    case vertical = 1
  }

  /// Where a page comes from.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// From behind the page in sight.
    case forward = 0
    /// From before it.
    case reverse = 1
  }

  /// Where the pages of a book are held together.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// Nowhere.
    case none = 0
    /// Where the first page begins.
    case min = 1
    /// Between two pages.
    case mid = 2
    /// Where the last page ends.
    case max = 3
  }

  /// Names what a controller of pages is made with.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// The key of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of a `SpineLocation`; not heeded, there are no books.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
