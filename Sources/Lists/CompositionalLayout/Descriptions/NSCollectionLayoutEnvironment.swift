// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// The container and the traits that a section provider can adapt to.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the section or custom group that is laid out, or the area in which a section's visible
  /// elements scroll.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}
