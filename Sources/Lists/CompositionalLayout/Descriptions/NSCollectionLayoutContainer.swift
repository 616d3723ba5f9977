// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// The container in which a section or a custom group is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before insets, in points.
  var contentSize: CGSize { get }
  /// The size after insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container, in points.
  ///
  /// - Note: In the environments passed by the layout, they are equal to ``effectiveContentInsets``.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the container, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
