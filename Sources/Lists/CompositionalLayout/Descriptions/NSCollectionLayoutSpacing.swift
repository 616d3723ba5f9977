// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The spacing between or around items: a fixed number of points, or a minimum.
///
/// A number that is not finite is accepted, as in UIKit, and solved as zero.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The spacing as a value.
  package nonisolated let value: LayoutSpacing

  nonisolated required init(value: LayoutSpacing) {
    self.value = value
    super.init()
  }

  /// Returns spacing of at least `flexibleSpacing` points that takes a share of the remaining space.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(value: LayoutSpacing(value: flexibleSpacing, isFlexible: true))
  }

  /// Returns spacing of exactly `fixedSpacing` points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(value: LayoutSpacing(value: fixedSpacing, isFlexible: false))
  }

  /// The spacing, or its minimum, in points.
  public var spacing: CGFloat { value.value }
  /// Whether the spacing takes a share of the remaining space.
  public var isFlexible: Bool { value.isFlexible }
  /// Whether the spacing is exactly ``spacing`` points.
  public var isFixed: Bool { !value.isFlexible }

  #if !hasFeature(Embedded)
  /// Returns new spacing with the same content.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(value: value)
  }

  /// Returns whether `object` is equal spacing.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.value == value
  }

  /// The hash value, equal for equal spacing.
  public nonisolated override var hash: Int { value.hashValue }

  /// The kind of spacing and its points.
  public nonisolated override var description: String {
    let kind = value.isFlexible ? "flexible" : "fixed"
    return
      "<\(type(of: self)) - \(DescribedObject.address(of: self)): \(kind):\(DescribedNumber(value.value))>"
  }
  #endif
}
