// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The heights of the parts of a navigation bar, in points.
struct NavigationBarMetrics: Hashable {
  /// The height of the prompt above the row.
  var prompt: CGFloat = 0
  /// The height of the row with title and buttons.
  var row: CGFloat
  /// The full height of the large title.
  var large: CGFloat = 0
  /// The full height of the search bar.
  var search: CGFloat = 0
  /// Whether the search bar collapses when the content is scrolled.
  var searchCollapses = false

  /// The height that does not collapse.
  var fixed: CGFloat { prompt + row + (searchCollapses ? 0 : search) }
  /// The height that collapses when the content is scrolled.
  var collapsible: CGFloat { large + (searchCollapses ? search : 0) }
  /// The total height.
  var whole: CGFloat { fixed + collapsible }

  /// The height of the row on phones, in points.
  ///
  /// This height and the following ones are from Apple's published guidelines.
  static let phoneRow: CGFloat = 44
  static let lowRow: CGFloat = 32
  static let padRow: CGFloat = 50
  static let promptLine: CGFloat = 30
  static let largeRow: CGFloat = 52
  static let searchRow: CGFloat = 52
  /// The height of the subtitle below a large title.
  static let subtitleLine: CGFloat = 20

  /// Returns the height of the row in a window with the given traits.
  static func row(for traits: UITraitCollection) -> CGFloat {
    if traits.verticalSizeClass == .compact { return lowRow }
    return traits.userInterfaceIdiom == .pad ? padRow : phoneRow
  }

  /// Returns the margin at the sides of a row: the content margin minus the padding of buttons.
  static func margin(width: CGFloat) -> CGFloat {
    SystemMargin.side(inWidth: width) - BarButton.padding
  }

  /// Returns the font of large titles, which scales with the preferred text size up to the largest standard
  /// size.
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
