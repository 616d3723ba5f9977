// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The width and height of an item, a group or a supplementary view.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The length from side to side.
  public nonisolated let widthDimension: NSCollectionLayoutDimension
  /// The length from top to bottom.
  public nonisolated let heightDimension: NSCollectionLayoutDimension

  nonisolated init(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// A size of two lengths.
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

  /// A new object with the same content.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSize(width: widthDimension, height: heightDimension)
  }

  /// Whether `object` is a size of equal lengths.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSize)?.value == value
  }

  /// Equal for equal sizes.
  open nonisolated override var hash: Int { value.hashValue }

  /// Both lengths, each with its kind.
  open nonisolated override var description: String {
    "{\(value.width), \(value.height)}"
  }
}
