// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionGeometry

extension UICollectionView {
  /// When cells on screen are asked again for the sizes they prefer, besides an invalidation of their
  /// layout.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When they say so: a cell or its content view calls `invalidateIntrinsicContentSize()`, or a
    /// cell gets another content configuration.
    case enabled = 1
    /// Also when constraints in them change.
    case enabledIncludingConstraints = 2
  }

  /// How soon items make room for one that is dragged over them.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// At once.
    case immediate = 0
    /// When the drag rested for a moment.
    case fast = 1
    /// When the drag rested for half a second.
    case slow = 2

    /// How long the drag rests, in seconds (ours).
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
  /// Where an item comes to stand when the view scrolls to it.
  public typealias ScrollPosition = UICollectionViewScrollPosition
  /// What an element is.
  public typealias ElementCategory = UICollectionElementCategory

  /// Told whether an interactive change of layout was completed, and whether its views arrived.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The kind of sections' headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// Whether a kind is that of sections' headers or footers.
  static func isBoundaryKind(_ kind: String) -> Bool {
    kind == elementKindSectionHeader || kind == elementKindSectionFooter
  }

  /// The kind of sections' footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
