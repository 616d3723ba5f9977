// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shadow of text.
///
/// Differs from UIKit: ``shadowBlurRadius`` is kept; the shadow of text has sharp edges.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  // Has to stand first; see its type.
  private let mark = FoundationMark()

  /// How far the shadow stands from the text, in points.
  open var shadowOffset = CGSize.zero
  /// How soft the shadow is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The `UIColor` of the shadow; a third of black by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A shadow right behind the text.
  public override init() {
    super.init()
  }

  /// A shadow of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether the shadows have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  /// Equal for equal shadows.
  open override var hash: Int { shadowOffset.width.hashValue ^ shadowOffset.height.hashValue }
}
