// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import Synchronization

/// A cache of the fonts of text styles; the fonts are immutable.
enum PreferredFonts {
  private struct Key: Hashable {
    let style: UIFont.TextStyle
    let category: UIContentSizeCategory
  }

  /// The maximum number of stored fonts: more than all text styles and sizes, but a bound for custom text
  /// styles.
  private static let limit = 256
  private static let known = Mutex<[Key: UIFont]>([:])

  /// Returns the font of `style` in the size of `category`.
  static func font(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> UIFont {
    let key = Key(style: style, category: category)
    if let font = known.withLock({ $0[key] }) { return font }
    let font = UIFont(
      FontDescription(size: style.pointSize(for: category), weight: style.weight.rawValue),
      textStyle: style)
    known.withLock { if $0.count < limit { $0[key] = font } }
    return font
  }
}
