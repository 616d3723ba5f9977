// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The format of a renderer's drawing.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format with an empty rectangle.
  public required override init() {
    super.init()
  }

  /// Returns the format that suits the screen best.
  open class func preferred() -> Self { Self() }

  /// Returns the format that suits the screen best.
  open class func `default`() -> Self { Self() }
}
