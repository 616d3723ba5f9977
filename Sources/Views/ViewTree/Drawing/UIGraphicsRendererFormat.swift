// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a renderer draws into.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn, in points.
  open internal(set) var bounds = CGRect.zero

  /// A format without a rectangle.
  public required override init() {
    super.init()
  }

  /// What suits the screen best.
  open class func preferred() -> Self { Self() }

  /// What suits the screen best.
  open class func `default`() -> Self { Self() }
}
