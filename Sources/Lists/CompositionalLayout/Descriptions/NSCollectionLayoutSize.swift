// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The width and height of an item, a group or a supplementary view.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width: a fraction, a number of points or an estimate.
  public nonisolated let widthDimension: NSCollectionLayoutDimension
  /// The height: a fraction, a number of points or an estimate.
  public nonisolated let heightDimension: NSCollectionLayoutDimension

  nonisolated init(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Creates a size from a width and a height.
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(width: width, height: height)
  }

  /// The size as a value.
  package nonisolated var value: LayoutDimensions {
    LayoutDimensions(width: widthDimension.value, height: heightDimension.value)
  }

  #if !hasFeature(Embedded)
  /// Returns a new size with the same content.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSize(width: widthDimension, height: heightDimension)
  }

  /// Returns whether `object` is a size of equal dimensions.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSize)?.value == value
  }

  /// The hash value, equal for equal sizes.
  open nonisolated override var hash: Int { value.hashValue }

  /// Both dimensions, each with its kind.
  open nonisolated override var description: String {
    "{\(value.width), \(value.height)}"
  }
  #endif
}
