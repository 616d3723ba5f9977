// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A region of a view for pointer interactions.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
  /// The rectangle of the region, in the view's coordinate space, in points.
  public let rect: CGRect
  /// The identifier of the region; regions with equal rectangles and identifiers are equal.
  public nonisolated(unsafe) let identifier: AnyHashable?

  /// Creates a region from a rectangle in the view's coordinate space.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// Returns the region itself, which is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether `object` is a region with the same rectangle and identifier.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return other.parts == parts
  }

  /// The hash value of rectangle and identifier.
  public nonisolated override var hash: Int { parts.hashValue }

  private struct Parts: Hashable {
    let x, y, width, height: CGFloat
    let identifier: AnyHashable?
  }

  private nonisolated var parts: Parts {
    Parts(
      x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height,
      identifier: identifier)
  }
}
