// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A part of a view that a pointer can be in.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
  /// The part, in the view's coordinate space, in points.
  public let rect: CGRect
  /// What the application knows the part by; parts of one rectangle that are known by the same are one.
  public nonisolated(unsafe) let identifier: AnyHashable?

  /// The part of a view that is in `rect`.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// The region itself, which does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is a region of the same rectangle and identifier.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return other.parts == parts
  }

  /// What equal regions have in common.
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
