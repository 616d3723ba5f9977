// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The heights of what a navigation bar shows, in points.
struct NavigationBarMetrics: Hashable {
  /// Of the line above the row.
  var prompt: CGFloat = 0
  /// Of the row with title and buttons.
  var row: CGFloat
  /// Of the large title in full.
  var large: CGFloat = 0
  /// Of the search bar in full.
  var search: CGFloat = 0
  /// Whether the search bar goes away when content is scrolled.
  var searchCollapses = false

  /// What is there however far the content is scrolled.
  var fixed: CGFloat { prompt + row + (searchCollapses ? 0 : search) }
  /// What goes away when the content is scrolled.
  var collapsible: CGFloat { large + (searchCollapses ? search : 0) }
  /// Of everything.
  var whole: CGFloat { fixed + collapsible }

  /// The values that bars of phones and tablets have in the published guidelines.
  static let phoneRow: CGFloat = 44
  static let lowRow: CGFloat = 32
  static let padRow: CGFloat = 50
  static let promptLine: CGFloat = 30
  static let largeRow: CGFloat = 52
  static let searchRow: CGFloat = 52
  /// Of the line below a large title.
  static let subtitleLine: CGFloat = 20

  /// The height of the row in a window of the given traits.
  static func row(for traits: UITraitCollection) -> CGFloat {
    if traits.verticalSizeClass == .compact { return lowRow }
    return traits.userInterfaceIdiom == .pad ? padRow : phoneRow
  }

  /// What a row keeps at its sides: content margins less what buttons keep themselves.
  static func margin(width: CGFloat) -> CGFloat {
    SystemMargin.side(inWidth: width) - BarButton.padding
  }

  /// The font of large titles, which grows with text up to the largest usual size.
  static func largeTitleFont(for traits: UITraitCollection) -> UIFont {
    let ordered: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]
    let wanted = traits.preferredContentSizeCategory
    let category = ordered.contains(wanted) || wanted == .unspecified ? wanted : ordered.last
    let size = UIFont.preferredFont(
      forTextStyle: .largeTitle,
      compatibleWith: UITraitCollection(
        preferredContentSizeCategory: category ?? .large)
    ).pointSize
    return .systemFont(ofSize: size, weight: .bold)
  }
}
