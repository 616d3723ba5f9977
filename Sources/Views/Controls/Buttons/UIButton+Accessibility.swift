// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UIButton: BuiltInControl {
  /// Sets the label to the title and the subtitle, or to the image's description if both are missing.
  ///
  /// If the button has no menu and `changesSelectionAsPrimaryAction` is `true`, its role is toggle button,
  /// and its checked state is `isSelected`.
  package func describe(_ defaults: inout AccessibilityDefaults) {
    let words = [
      configuration?.title ?? currentAttributedTitle?.string ?? currentTitle,
      configuration?.subtitle,
    ]
    .compactMap(\.self).filter { !$0.isEmpty }
    let image = configuration?.image ?? currentImage
    defaults.label = words.isEmpty ? image?.accessibilityWords : words.joined(separator: ", ")
    if changesSelectionAsPrimaryAction, menu == nil {
      defaults.role = .toggleButton
      defaults.states.isChecked = isSelected
    }
  }
}
