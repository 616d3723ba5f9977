// SPDX-License-Identifier: Apache-2.0

/// The position of an item after a collection view scrolls to it; `UICollectionView.ScrollPosition` in
/// UIKit's spelling.
///
/// At most one vertical and one horizontal position can be combined. The empty set scrolls by the minimum
/// that shows the whole item.
public struct UICollectionViewScrollPosition: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The position at the top of the visible bounds.
  public static var top: Self { Self(rawValue: 1 << 0) }
  /// The position at the vertical center of the visible bounds.
  public static var centeredVertically: Self { Self(rawValue: 1 << 1) }
  /// The position at the bottom of the visible bounds.
  public static var bottom: Self { Self(rawValue: 1 << 2) }
  /// The position at the left of the visible bounds.
  public static var left: Self { Self(rawValue: 1 << 3) }
  /// The position at the horizontal center of the visible bounds.
  public static var centeredHorizontally: Self { Self(rawValue: 1 << 4) }
  /// The position at the right of the visible bounds.
  public static var right: Self { Self(rawValue: 1 << 5) }
}
