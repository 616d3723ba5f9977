// SPDX-License-Identifier: Apache-2.0

/// Where an item comes to stand when a collection view scrolls to it;
/// `UICollectionView.ScrollPosition` in UIKit's spelling.
///
/// At most one vertical and one horizontal position go together. The empty set means: no further
/// than it takes to show the whole item.
public struct UICollectionViewScrollPosition: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// The set with the given bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// At the top of the visible bounds.
  public static var top: Self { Self(rawValue: 1 << 0) }
  /// In the vertical middle of the visible bounds.
  public static var centeredVertically: Self { Self(rawValue: 1 << 1) }
  /// At the bottom of the visible bounds.
  public static var bottom: Self { Self(rawValue: 1 << 2) }
  /// At the left of the visible bounds.
  public static var left: Self { Self(rawValue: 1 << 3) }
  /// In the horizontal middle of the visible bounds.
  public static var centeredHorizontally: Self { Self(rawValue: 1 << 4) }
  /// At the right of the visible bounds.
  public static var right: Self { Self(rawValue: 1 << 5) }
}
