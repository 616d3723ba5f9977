// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The shared metrics, fonts and colours.
enum Theme {
  static let margin: CGFloat = 20
  static let gap: CGFloat = 12
  static let cornerRadius: CGFloat = 14
  /// The maximum width of text and cards, in points; a wider window shows more background.
  static let readableWidth: CGFloat = 960

  static var largeTitle: UIFont { .systemFont(ofSize: 32, weight: .bold) }
  static var title: UIFont { .systemFont(ofSize: 20, weight: .semibold) }
  static var headline: UIFont { .systemFont(ofSize: 16, weight: .semibold) }
  static var body: UIFont { .systemFont(ofSize: 15) }
  static var caption: UIFont { .systemFont(ofSize: 13) }
  static var badge: UIFont { .systemFont(ofSize: 12, weight: .semibold) }

  /// Returns the inset at each side of a container that is `width` points wide.
  static func sideInset(in width: CGFloat) -> CGFloat {
    max(margin, ((width - readableWidth) / 2).rounded(.down))
  }

  /// Returns the insets of a section of cards in a container that is `width` points wide.
  static func cardInsets(
    in width: CGFloat, top: CGFloat = 0, bottom: CGFloat = 28
  ) -> NSDirectionalEdgeInsets {
    let side = sideInset(in: width)
    return NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }
}
