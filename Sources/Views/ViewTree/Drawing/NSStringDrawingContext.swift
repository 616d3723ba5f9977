// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that receives information about the measuring or drawing of a string.
///
/// Differs from UIKit: text is not scaled down to fit.
open class NSStringDrawingContext: NSObject {
  /// The rectangle that the string occupied, in points.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates an empty context.
  public override init() {
    super.init()
  }
}
