// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A gap between or around items: a fixed number of points, or at least that many.
///
/// A number that is not finite is accepted, as UIKit accepts it, and solved as zero.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The gap as a value.
  package nonisolated let value: LayoutSpacing

  nonisolated required init(value: LayoutSpacing) {
    self.value = value
    super.init()
  }

  /// A gap of at least `flexibleSpacing` points that shares the room left over.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(value: LayoutSpacing(value: flexibleSpacing, isFlexible: true))
  }

  /// A gap of exactly `fixedSpacing` points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(value: LayoutSpacing(value: fixedSpacing, isFlexible: false))
  }

  /// The gap, or the least of it, in points.
  public var spacing: CGFloat { value.value }
  /// Whether the gap shares the room left over.
  public var isFlexible: Bool { value.isFlexible }
  /// Whether the gap is exactly ``spacing`` long.
  public var isFixed: Bool { !value.isFlexible }

  /// A new object with the same content.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(value: value)
  }

  /// Whether `object` is an equal gap.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.value == value
  }

  /// Equal for equal gaps.
  public nonisolated override var hash: Int { value.hashValue }

  /// The kind of gap and its points.
  public nonisolated override var description: String {
    let kind = value.isFlexible ? "flexible" : "fixed"
    return
      "<\(type(of: self)) - \(DescribedObject.address(of: self)): \(kind):\(DescribedNumber(value.value))>"
  }
}
