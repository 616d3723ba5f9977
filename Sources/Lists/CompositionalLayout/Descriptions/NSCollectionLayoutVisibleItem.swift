// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A visible element that the visible-items handler can read and change.
///
/// `frame` is computed from `center`, the size and the transform. `center` and `frame` are in content
/// coordinates, before the section's own scrolling.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity of the element, 0 to 1.
  var alpha: CGFloat { get set }
  /// The stacking order; elements with greater values are in front.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center of the element, in content coordinates before the section's own scrolling.
  var center: CGPoint { get set }
  /// The affine transform of the element about its center.
  var transform: CGAffineTransform { get set }
  /// The 3D transform of the element.
  var transform3D: CATransform3D { get set }
  /// The element kind of a supplementary or decoration view; an empty string for a cell.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The frame of the element, in content coordinates before the section's own scrolling.
  var frame: CGRect { get }
  /// The element's bounds, with the origin at zero.
  var bounds: CGRect { get }
  /// The category of the element: cell, supplementary view or decoration view.
  var representedElementCategory: UICollectionElementCategory { get }
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  var representedElementKind: String? { get }
}
