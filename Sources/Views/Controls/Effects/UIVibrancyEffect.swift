// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Content on a pane of frosted glass that takes some of its colour from what is behind.
///
/// Differs from UIKit: content keeps its own colours; what follows the tint (symbols, templates) is
/// shown in the flat colour of the style.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle

  /// For content on the glass of `blurEffect`.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// For content on the glass of `blurEffect` that stands out as `style` says.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.style == style && other.blur.isEqual(blur)
  }

  open override nonisolated var hash: Int { style.hashValue }
}
