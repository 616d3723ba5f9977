// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A visible element, as the visible-items handler sees and changes it.
///
/// `frame` follows `center`. Both are in content coordinates, before the section's own scrolling.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// How opaque the element is, 0 to 1.
  var alpha: CGFloat { get set }
  /// The order in front of other elements.
  var zIndex: Int { get set }
  /// Whether the element is not shown.
  var isHidden: Bool { get set }
  /// The element's middle, in content coordinates before the section's own scrolling.
  var center: CGPoint { get set }
  /// How the element is turned and scaled around its middle.
  var transform: CGAffineTransform { get set }
  /// How the element is moved, turned and scaled in space.
  var transform3D: CATransform3D { get set }
  /// The element's name.
  var name: String { get }
  /// The element's index path.
  var indexPath: IndexPath { get }
  /// The element's place, in content coordinates before the section's own scrolling.
  var frame: CGRect { get }
  /// The element's own rectangle, at the origin.
  var bounds: CGRect { get }
  /// Whether the element is a cell, a supplementary or a decoration view.
  var representedElementCategory: UICollectionElementCategory { get }
  /// The kind of a supplementary or decoration view.
  var representedElementKind: String? { get }
}
