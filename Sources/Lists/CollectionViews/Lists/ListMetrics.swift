// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The metrics of a list section, in points, and their sources.
///
/// Sources: *recorded* – values UIKit put on list sections (the cases LV-… in
/// `Tests/Lists/LayoutCasesTests/Fixtures`) and frames of a phone's list (LI-SENTRY there); *published* –
/// stated in public documents and logs of phones; *ours* – in neither of them.
///
/// ```
///   ┌───────────────────────────────┐ ─┬─ headerPadding, over supplementary headers
///   │ HEADER                        │ ─┼─ pinnedHeight or headerHeight, until measured
///   │ ┌───────────────────────────┐ │ ─┼─ top inset: groupedTop, groupedGap below another section
///   │ │ row                       │ │  │  rowHeight, until measured
///   │ │   ─────────────────────── │ │  │  separator: one pixel, separatorLeading from the row's edge
///   │ │ row                       │ │  │
///   │ └───────────────────────────┘ │ ─┼─ bottom inset: groupedBottom, groupedGap above another one
///   │ FOOTER                        │ ─┴─ as the header
///   └─┬───────────────────────────┬─┘
///     sideInset                   sideInset
/// ```
package struct ListMetrics {
  /// The height of a row until it is measured.
  ///
  /// Source: recorded on a phone, one line of text of 22 points with margins of 11 points above and below.
  package static let rowHeight: CGFloat = 44
  /// The height of a row on a Mac until it is measured.
  ///
  /// Source: recorded, 0.91 times the height on a phone.
  static let macRowHeight: CGFloat = 40.04
  /// The height of headers and footers of plain lists, which are pinned, until they are measured.
  ///
  /// Source: recorded.
  static let pinnedHeight: CGFloat = 28
  /// The height of headers and footers of the other lists until they are measured.
  ///
  /// Source: recorded.
  static let headerHeight: CGFloat = 17.5
  /// The padding above the first row of a plain list that is its header.
  ///
  /// Source: recorded.
  static let plainHeaderPadding: CGFloat = 22
  /// The inset above a grouped section without header.
  ///
  /// Source: recorded.
  static let groupedTop: CGFloat = 35
  /// The inset below a grouped section without footer.
  ///
  /// Source: recorded.
  static let groupedBottom: CGFloat = 20
  /// The inset on each side of the boundary between two grouped sections.
  ///
  /// Source: recorded on a phone.
  static let groupedGap: CGFloat = 17.5
  /// The side inset of sidebars.
  ///
  /// Source: recorded in a Mac's points.
  static let sidebarSide: CGFloat = 10 / 0.77
  /// The side inset of sidebars on phones.
  ///
  /// Source: ours, derived from the Mac's scale.
  static let phoneSidebarSide: CGFloat = 10
  /// The inset below a sidebar's section without footer.
  ///
  /// Source: recorded.
  static let sidebarBottom: CGFloat = 10
  /// The stacking order of headers and footers.
  ///
  /// Source: recorded.
  static let headerOrder = 200
  /// The leading inset of a row's text.
  ///
  /// Source: published.
  package static let separatorLeading: CGFloat = 16
  /// The corner radius of inset groups until iOS 18.
  ///
  /// Source: published.
  static let cornerRadius: CGFloat = 10
  /// The corner radius of inset groups in later generations of iOS.
  ///
  /// Source: recorded on macOS 27 for backgrounds of grouped headers.
  static let roundCornerRadius: CGFloat = 26
  /// The distance that a list's background extends beyond its first and last section.
  ///
  /// Source: recorded on a phone.
  static let backgroundReach: CGFloat = 1000

  private let appearance: UICollectionLayoutListConfiguration.Appearance
  private let idiom: UIUserInterfaceIdiom
  private let width: CGFloat
  private let generation: DesignGeneration

  /// Creates the metrics of a list of the given appearance in `width` points, of the given generation of iOS.
  package init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, idiom: UIUserInterfaceIdiom,
    width: CGFloat, generation: DesignGeneration = .iOS17
  ) {
    self.generation = generation
    self.appearance = appearance
    self.idiom = idiom
    self.width = width
  }

  /// Whether the list has the appearance of a plain table, with pinned headers.
  var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }

  /// The estimated height of a row until it is measured.
  var estimatedRow: CGFloat { idiom == .mac ? Self.macRowHeight : Self.rowHeight }

  /// The estimated height of a header or a footer until it is measured.
  package var estimatedHeader: CGFloat { isPlain ? Self.pinnedHeight : Self.headerHeight }

  /// The inset beside rows, headers and footers.
  var side: CGFloat {
    switch appearance {
    case .plain, .grouped: 0
    // Recorded on narrow phones; published for wide phones and larger screens.
    case .insetGrouped: SystemMargin.side(inWidth: width)
    case .sidebar, .sidebarPlain:
      idiom == .phone || idiom == .pad ? Self.phoneSidebarSide : Self.sidebarSide
    }
  }

  /// The horizontal margin of texts in rows, headers and footers.
  ///
  /// Texts of rows that span the full width are aligned with the system's margin for the width, like titles
  /// of bars (published for tables of wide phones and larger screens).
  package var textMargin: CGFloat {
    switch appearance {
    case .plain, .grouped: SystemMargin.side(inWidth: width)
    case .insetGrouped, .sidebar, .sidebarPlain: Self.separatorLeading
    }
  }

  /// Returns the insets beside rows, headers and footers if the sides are covered by `covered`, in points.
  ///
  /// For inset groups, the covered insets are added.
  func sides(besides covered: NSDirectionalEdgeInsets) -> (leading: CGFloat, trailing: CGFloat) {
    guard appearance == .insetGrouped else { return (side, side) }
    return (side + max(0, covered.leading), side + max(0, covered.trailing))
  }

  /// The inset above the rows of a section without header.
  var top: CGFloat {
    appearance == .grouped || appearance == .insetGrouped ? Self.groupedTop : 0
  }

  /// The inset below the rows of a section without footer.
  var bottom: CGFloat {
    switch appearance {
    case .grouped, .insetGrouped: Self.groupedBottom
    case .sidebar: Self.sidebarBottom
    case .plain, .sidebarPlain: 0
    }
  }

  /// The padding above a header whose configuration does not specify it.
  var headerPadding: CGFloat { appearance == .plain ? Self.plainHeaderPadding : 0 }

  /// The corner radius of a section's first and last row.
  var cornerRadius: CGFloat {
    guard appearance == .insetGrouped else { return 0 }
    return generation == .iOS17 ? Self.cornerRadius : Self.roundCornerRadius
  }
}
