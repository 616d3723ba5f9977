// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A length of an item, a group or a supplementary view.
///
/// It is a share of what holds the element, a number of points, or an estimate that measuring
/// replaces.
///
/// Zero, negative lengths and shares above one are accepted, as UIKit accepts them.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, NSCopying {
  /// The length as a value.
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

  /// A share of the width of what holds the element.
  ///
  /// - Precondition: `fractionalWidth` is finite.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    checked(.fractionalWidth, fractionalWidth, "fractionalWidth(_:)")
  }

  /// A share of the height of what holds the element.
  ///
  /// - Precondition: `fractionalHeight` is finite.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    checked(.fractionalHeight, fractionalHeight, "fractionalHeight(_:)")
  }

  /// A number of points.
  ///
  /// - Precondition: `absoluteDimension` is finite.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    checked(.absolute, absoluteDimension, "absolute(_:)")
  }

  /// A number of points that holds until the element was measured.
  ///
  /// - Precondition: `estimatedDimension` is finite.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    checked(.estimated, estimatedDimension, "estimated(_:)")
  }

  /// A number of points that holds until the element and its siblings in the group were measured.
  ///
  /// From then on each of them is as long as the longest.
  ///
  /// - Precondition: `estimatedDimension` is finite.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    checked(.uniformAcrossSiblings, estimatedDimension, "uniformAcrossSiblings(estimate:)")
  }

  /// Whether the length is a share of a width.
  public var isFractionalWidth: Bool { value.kind == .fractionalWidth }
  /// Whether the length is a share of a height.
  public var isFractionalHeight: Bool { value.kind == .fractionalHeight }
  /// Whether the length is a fixed number of points.
  public var isAbsolute: Bool { value.kind == .absolute }
  /// Whether the length holds until the element was measured.
  public var isEstimated: Bool { value.kind == .estimated }
  /// Whether the length is the longest of a group's siblings.
  public var isUniformAcrossSiblings: Bool { value.kind == .uniformAcrossSiblings }
  /// The number: a share or points.
  public var dimension: CGFloat { value.value }

  /// A new object with the same content.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(value: value)
  }

  /// Whether `object` is a dimension of the same kind and number.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.value == value
  }

  /// Equal for equal dimensions.
  public nonisolated override var hash: Int { value.hashValue }

  /// The kind and the number.
  public nonisolated override var description: String { value.description }
}
