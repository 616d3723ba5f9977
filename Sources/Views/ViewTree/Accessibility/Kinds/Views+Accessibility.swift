// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UILabel: AccessibilityDescribing {
  /// The text.
  package var accessibilityDefaults: AccessibilityDefaults {
    let words = attributes.map(SpokenText.words(of:)) ?? text ?? ""
    var defaults = AccessibilityDefaults(.text, isElement: !words.isEmpty)
    defaults.label = words.isEmpty ? nil : words
    defaults.traits = isEnabled ? .staticText : [.staticText, .notEnabled]
    defaults.states.isDisabled = !isEnabled
    return defaults
  }
}

extension UIImageView: AccessibilityDescribing {
  /// A picture, which is an element when the application says so.
  package var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.image)
    defaults.traits = .image
    return defaults
  }
}

extension UIActivityIndicatorView: AccessibilityDescribing {
  /// Something is under way.
  package var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.busy, isElement: true)
    defaults.states.isBusy = isAnimating
    return defaults
  }
}
