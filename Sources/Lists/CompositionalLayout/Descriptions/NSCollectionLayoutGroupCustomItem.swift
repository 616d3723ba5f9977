// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The place of one item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The item's place, in points from the group's corner.
  public nonisolated let frame: CGRect
  /// The order in front of other elements.
  public nonisolated let zIndex: Int

  nonisolated init(place frame: CGRect, order zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// An item at `frame`, points from the group's corner.
  public convenience init(frame: CGRect) {
    self.init(place: frame, order: 0)
  }

  /// An item at `frame`, points from the group's corner, in front of items of a lower `zIndex`.
  public convenience init(frame: CGRect, zIndex: Int) {
    self.init(place: frame, order: zIndex)
  }

  /// A new object with the same content.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutGroupCustomItem(place: frame, order: zIndex)
  }

  /// Whether `object` is a custom item at the same place.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return frame == other.frame && zIndex == other.zIndex
  }

  /// Equal for equal items.
  open nonisolated override var hash: Int { frame.origin.x.hashValue ^ zIndex }

  /// The frame and the order.
  open nonisolated override var description: String {
    DescribedObject.text(self, [("frame", DescribedObject.text(frame)), ("zIndex", zIndex)])
  }
}
