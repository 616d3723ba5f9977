// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import Synchronization

/// The fonts of the roles of text that were asked for, which never change.
enum PreferredFonts {
  private struct Key: Hashable {
    let style: UIFont.TextStyle
    let category: UIContentSizeCategory
  }

  /// More than there are roles and sizes that people choose; roles that nobody knows may be endless.
  private static let limit = 256
  private static let known = Mutex<[Key: UIFont]>([:])

  /// The font of `style` in the size that `category` says.
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
