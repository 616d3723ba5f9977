// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UILabel: AccessibilityDescribing {
  /// The default accessibility properties of a label: an element with its text, or no element if the text is
  /// empty.
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
  /// The default accessibility properties of an image view: an image, which is an element only if the app
  /// makes it one.
  package var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.image)
    defaults.traits = .image
    return defaults
  }
}

extension UIActivityIndicatorView: AccessibilityDescribing {
  /// The default accessibility properties of an activity indicator: an element that is busy during the
  /// animation.
  package var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.busy, isElement: true)
    defaults.states.isBusy = isAnimating
    return defaults
  }
}
