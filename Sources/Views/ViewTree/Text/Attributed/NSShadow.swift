// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shadow of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  // Must be the first stored property; see its type.
  private let mark = FoundationMark()

  /// The offset of the shadow from the text, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points; 0 for sharp edges.
  open var shadowBlurRadius: CGFloat = 0
  /// The `UIColor` of the shadow; black with an opacity of one third by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow without an offset.
  public override init() {
    super.init()
  }

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether the shadows have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  /// The hash value; equal for equal shadows.
  open override var hash: Int { shadowOffset.width.hashValue ^ shadowOffset.height.hashValue }
}
