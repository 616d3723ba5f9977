// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// The width or height of an item, a group or a supplementary view.
///
/// A dimension is a fraction of the container, a number of points, or an estimate that is replaced when the
/// element is measured.
///
/// Zero, negative lengths and fractions above one are accepted, as in UIKit.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, NSCopying {
  /// The dimension as a value.
  package nonisolated let value: LayoutDimension

  nonisolated required init(value: LayoutDimension) {
    self.value = value
    super.init()
  }

  private class func checked(_ kind: LayoutDimension.Kind, _ value: CGFloat, _ name: String) -> Self
  {
    require(
      value.isFinite,
      "NSCollectionLayoutDimension.\(name) was given \(value). Give a finite number.")
    return self.init(value: LayoutDimension(kind, value))
  }

  /// Returns a dimension that is a fraction of the container's width.
  ///
  /// - Precondition: `fractionalWidth` is finite.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    checked(.fractionalWidth, fractionalWidth, "fractionalWidth(_:)")
  }

  /// Returns a dimension that is a fraction of the container's height.
  ///
  /// - Precondition: `fractionalHeight` is finite.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    checked(.fractionalHeight, fractionalHeight, "fractionalHeight(_:)")
  }

  /// Returns a fixed dimension in points.
  ///
  /// - Precondition: `absoluteDimension` is finite.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    checked(.absolute, absoluteDimension, "absolute(_:)")
  }

  /// Returns a dimension in points that applies until the element is measured.
  ///
  /// - Precondition: `estimatedDimension` is finite.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    checked(.estimated, estimatedDimension, "estimated(_:)")
  }

  /// Returns a dimension in points that applies until the element and its siblings in the group are measured.
  ///
  /// From then on each sibling is as long as the longest.
  ///
  /// - Precondition: `estimatedDimension` is finite.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    checked(.uniformAcrossSiblings, estimatedDimension, "uniformAcrossSiblings(estimate:)")
  }

  /// Whether the dimension is a fraction of a width.
  public var isFractionalWidth: Bool { value.kind == .fractionalWidth }
  /// Whether the dimension is a fraction of a height.
  public var isFractionalHeight: Bool { value.kind == .fractionalHeight }
  /// Whether the dimension is a fixed number of points.
  public var isAbsolute: Bool { value.kind == .absolute }
  /// Whether the dimension is an estimate that applies until the element is measured.
  public var isEstimated: Bool { value.kind == .estimated }
  /// Whether the dimension is an estimate that is replaced with the greatest length among the siblings in a
  /// group.
  public var isUniformAcrossSiblings: Bool { value.kind == .uniformAcrossSiblings }
  /// The numeric value: a fraction or a number of points.
  public var dimension: CGFloat { value.value }

  #if !hasFeature(Embedded)
  /// Returns a new dimension with the same content.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(value: value)
  }

  /// Returns whether `object` is a dimension of the same kind and value.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.value == value
  }

  /// The hash value, equal for equal dimensions.
  public nonisolated override var hash: Int { value.hashValue }

  /// The kind and the numeric value.
  public nonisolated override var description: String { value.description }
  #endif
}
