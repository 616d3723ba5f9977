// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Hears how a string was measured or drawn.
///
/// Differs from UIKit: text is not made smaller to fit.
open class NSStringDrawingContext: NSObject {
  /// The rectangle that the string took, in points.
  open internal(set) var totalBounds = CGRect.zero

  /// A context that has heard of nothing.
  public override init() {
    super.init()
  }
}
