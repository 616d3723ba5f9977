// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// Every length of a list section, in points, and where it is from.
///
/// Sources: *recorded* – values UIKit put on list sections (the cases LV-… in
/// `Tests/Lists/LayoutCasesTests/Fixtures`) and frames of a phone's list (LI-SENTRY there); *published* –
/// what public documents and logs of phones state; *ours* – neither says anything.
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
  /// Recorded on a phone: one line of text of 22 and margins of 11 above and below.
  package static let rowHeight: CGFloat = 44
  /// Recorded: 0.91 of a phone's.
  static let macRowHeight: CGFloat = 40.04
  /// Recorded: headers and footers of plain lists, which are pinned.
  static let pinnedHeight: CGFloat = 28
  /// Recorded: headers and footers of the other lists.
  static let headerHeight: CGFloat = 17.5
  /// Recorded: above the first row of a plain list that is its header.
  static let plainHeaderPadding: CGFloat = 22
  /// Recorded: above a grouped section without header.
  static let groupedTop: CGFloat = 35
  /// Recorded: below a grouped section without footer.
  static let groupedBottom: CGFloat = 20
  /// Recorded on a phone: on each side of the border between two grouped sections.
  static let groupedGap: CGFloat = 17.5
  /// Recorded in a Mac's points.
  static let sidebarSide: CGFloat = 10 / 0.77
  /// Ours, concluded from the Mac's scale.
  static let phoneSidebarSide: CGFloat = 10
  /// Recorded: below a sidebar's section without footer.
  static let sidebarBottom: CGFloat = 10
  /// Recorded: the order of headers and footers.
  static let headerOrder = 200
  /// Published: where a row's text begins.
  package static let separatorLeading: CGFloat = 16
  /// Published: the corners of inset groups until iOS 18.
  static let cornerRadius: CGFloat = 10
  /// Recorded on macOS 27: the corners of backgrounds of grouped headers, taken for the group's.
  static let roundCornerRadius: CGFloat = 26
  /// Recorded on a phone: how far a list's background goes on beyond its first and last section.
  static let backgroundReach: CGFloat = 1000

  private let appearance: UICollectionLayoutListConfiguration.Appearance
  private let idiom: UIUserInterfaceIdiom
  private let width: CGFloat
  private let generation: DesignGeneration

  /// The lengths of a list of the given look in `width` points, of the given generation of iOS.
  package init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, idiom: UIUserInterfaceIdiom,
    width: CGFloat, generation: DesignGeneration = .iOS17
  ) {
    self.generation = generation
    self.appearance = appearance
    self.idiom = idiom
    self.width = width
  }

  /// Whether the list has the look of a plain table: its headers are pinned.
  var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }

  /// The height of a row that nothing measured.
  var estimatedRow: CGFloat { idiom == .mac ? Self.macRowHeight : Self.rowHeight }

  /// The height of a header or a footer that nothing measured.
  package var estimatedHeader: CGFloat { isPlain ? Self.pinnedHeight : Self.headerHeight }

  /// The room beside rows, headers and footers.
  var side: CGFloat {
    switch appearance {
    case .plain, .grouped: 0
    // Recorded on narrow phones; published for wide ones and larger screens.
    case .insetGrouped: SystemMargin.side(inWidth: width)
    case .sidebar, .sidebarPlain:
      idiom == .phone || idiom == .pad ? Self.phoneSidebarSide : Self.sidebarSide
    }
  }

  /// How far texts stand from the edges of rows, headers and footers.
  ///
  /// Rows that reach from edge to edge begin where the system's margin of the width ends, as titles of
  /// bars do (published for tables of wide phones and larger screens).
  package var textMargin: CGFloat {
    switch appearance {
    case .plain, .grouped: SystemMargin.side(inWidth: width)
    case .insetGrouped, .sidebar, .sidebarPlain: Self.separatorLeading
    }
  }

  /// The room beside rows, headers and footers, where so much of the sides is covered: the cards of
  /// inset groups keep clear of it, as margins do.
  func sides(besides covered: NSDirectionalEdgeInsets) -> (leading: CGFloat, trailing: CGFloat) {
    guard appearance == .insetGrouped else { return (side, side) }
    return (side + max(0, covered.leading), side + max(0, covered.trailing))
  }

  /// The room above the rows of a section without header.
  var top: CGFloat {
    appearance == .grouped || appearance == .insetGrouped ? Self.groupedTop : 0
  }

  /// The room below the rows of a section without footer.
  var bottom: CGFloat {
    switch appearance {
    case .grouped, .insetGrouped: Self.groupedBottom
    case .sidebar: Self.sidebarBottom
    case .plain, .sidebarPlain: 0
    }
  }

  /// The room above a header that the configuration leaves to the system.
  var headerPadding: CGFloat { appearance == .plain ? Self.plainHeaderPadding : 0 }

  /// How much the corners of a section's first and last row are rounded.
  var cornerRadius: CGFloat {
    guard appearance == .insetGrouped else { return 0 }
    return generation == .iOS17 ? Self.cornerRadius : Self.roundCornerRadius
  }
}
