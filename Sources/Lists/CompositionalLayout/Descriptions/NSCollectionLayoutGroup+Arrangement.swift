// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry

extension NSCollectionLayoutGroup {
  /// The arrangement of a group's items, and their number.
  package enum Arrangement: Hashable, Sendable {
    /// The list of subitems along an axis, repeated until the group is full.
    case run(UICollectionViewScrollDirection)
    /// An arrangement of `count` items of their own size.
    case repeated(UICollectionViewScrollDirection, count: Int)
    /// An arrangement of `count` items, each an equal fraction of the group.
    case shared(UICollectionViewScrollDirection, count: Int)
    /// An arrangement of items with frames from a closure.
    case custom

    /// The axis along which items follow each other; a custom group counts as vertical.
    package var axis: UICollectionViewScrollDirection {
      switch self {
      case .run(let axis), .repeated(let axis, _), .shared(let axis, _): axis
      case .custom: .vertical
      }
    }

    /// The number of items in the group if its description specifies one.
    package var count: Int? {
      switch self {
      case .repeated(_, let count), .shared(_, let count): count
      case .run, .custom: nil
      }
    }

    var share: Int? {
      if case .shared(_, let count) = self { count } else { nil }
    }
  }
}

extension NSCollectionLayoutItem {
  /// Replaces the item's length along `axis` with the fraction 1/`share` of the group's length.
  nonisolated func take(_ share: Int, along axis: UICollectionViewScrollDirection) {
    let fraction = 1 / CGFloat(share)
    let size = state.size
    state.size =
      switch axis {
      case .horizontal:
        NSCollectionLayoutSize(
          width: NSCollectionLayoutDimension(value: LayoutDimension(.fractionalWidth, fraction)),
          height: size.heightDimension)
      case .vertical:
        NSCollectionLayoutSize(
          width: size.widthDimension,
          height: NSCollectionLayoutDimension(value: LayoutDimension(.fractionalHeight, fraction)))
      }
  }
}
