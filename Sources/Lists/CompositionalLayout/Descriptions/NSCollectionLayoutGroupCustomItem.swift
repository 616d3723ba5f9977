// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The frame and z-index of one item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The item's frame, in points from the group's origin.
  public nonisolated let frame: CGRect
  /// The stacking order; elements with greater values are in front.
  public nonisolated let zIndex: Int

  nonisolated init(place frame: CGRect, order zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Creates an item at `frame`, in points from the group's origin.
  public convenience init(frame: CGRect) {
    self.init(place: frame, order: 0)
  }

  /// Creates an item at `frame`, in points from the group's origin, in front of items with a lower `zIndex`.
  public convenience init(frame: CGRect, zIndex: Int) {
    self.init(place: frame, order: zIndex)
  }

  #if !hasFeature(Embedded)
  /// Returns a new custom item with the same content.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutGroupCustomItem(place: frame, order: zIndex)
  }

  /// Returns whether `object` is a custom item with an equal frame and z-index.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return frame == other.frame && zIndex == other.zIndex
  }

  /// The hash value, equal for equal items.
  open nonisolated override var hash: Int { frame.origin.x.hashValue ^ zIndex }

  /// The frame and the z-index.
  open nonisolated override var description: String {
    DescribedObject.text(self, [("frame", DescribedObject.text(frame)), ("zIndex", zIndex)])
  }
  #endif
}
