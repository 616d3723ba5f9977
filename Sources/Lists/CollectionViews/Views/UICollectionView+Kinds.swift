// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionGeometry

extension UICollectionView {
  /// The events after which visible cells are measured again, in addition to an invalidation of their layout.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No events.
    case disabled = 0
    /// Explicit invalidations: a cell or its content view calls `invalidateIntrinsicContentSize()`, or a cell
    /// gets another content configuration.
    case enabled = 1
    /// Explicit invalidations as with `enabled`, and changes of constraints in the cells.
    case enabledIncludingConstraints = 2
  }

  /// The delay after which items make space for one that is dragged over them.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// No delay.
    case immediate = 0
    /// A short delay, in which the drag has to rest.
    case fast = 1
    /// A delay of half a second, in which the drag has to rest.
    case slow = 2

    /// The time that the drag has to rest, in seconds; not measured from UIKit.
    var pause: TimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.15
      case .slow: 0.5
      }
    }
  }

  /// The axis along which a layout scrolls.
  public typealias ScrollDirection = UICollectionViewScrollDirection
  /// The position at which an item is displayed after a scroll to it.
  public typealias ScrollPosition = UICollectionViewScrollPosition
  /// The category of an element.
  public typealias ElementCategory = UICollectionElementCategory

  /// A closure called after an interactive layout transition, with whether it was completed and whether its
  /// animations finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The element kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// Returns whether a kind is that of section headers or footers.
  static func isBoundaryKind(_ kind: String) -> Bool {
    kind == elementKindSectionHeader || kind == elementKindSectionFooter
  }

  /// The element kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
