// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// An effect for content on top of a blur effect, which takes some of its colour from the content behind.
///
/// Differs from UIKit: content keeps its own colours; content that follows the tint colour (symbols,
/// templates) is shown in the flat colour of the style.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle

  /// Creates an effect for content on top of `blurEffect`.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates an effect for content on top of `blurEffect` with the prominence of `style`.
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
