// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// The adaptation of adjacent list sections of one layout.
///
/// Between two grouped sections each leaves half of the space that is above the first one. A background is
/// behind every list section, and extends above the first and below the last section.
@MainActor
struct ListArrangement {
  private let room: LayoutConditions
  private var made: [Place: NSCollectionLayoutSection] = [:]

  private struct Place: Hashable {
    let section: ObjectIdentifier
    let sidesWithGroups: [Bool]
    let isFirst: Bool
    let isLast: Bool
  }

  /// Returns the sections adapted to their neighbors, and whether any of them is a list; sections that are no
  /// lists are unchanged.
  ///
  /// - Complexity: O(sections).
  static func arranged(
    _ sections: [NSCollectionLayoutSection?], counts: [Int], in room: LayoutConditions
  ) -> (sections: [NSCollectionLayoutSection?], hasLists: Bool) {
    var previous: NSCollectionLayoutSection?
    let hasLists = sections.contains { section in
      defer { previous = section }
      return section !== previous && section?.styling is ListStyle
    }
    guard hasLists else { return (sections, false) }
    var arrangement = ListArrangement(room: room)
    let shown = sections.indices.filter { index in
      counts[index] > 0 || sections[index]?.boundarySupplementaryItems.isEmpty == false
    }
    var arranged = sections
    for (place, index) in shown.enumerated() {
      guard let section = sections[index], let style = section.listStyle else { continue }
      let above = place > 0 ? sections[shown[place - 1]] : nil
      let below = place + 1 < shown.count ? sections[shown[place + 1]] : nil
      arranged[index] = arrangement.copy(
        of: section, style,
        at: Place(
          section: ObjectIdentifier(section),
          sidesWithGroups: [above, below].map { $0?.listStyle?.isGrouped == true },
          isFirst: place == 0, isLast: place == shown.count - 1))
    }
    return (arranged, true)
  }

  private init(room: LayoutConditions) {
    self.room = room
  }

  private mutating func copy(
    of section: NSCollectionLayoutSection, _ style: ListStyle, at place: Place
  ) -> NSCollectionLayoutSection {
    if let known = made[place] { return known }
    guard let copy = section.copy() as? NSCollectionLayoutSection else { return section }
    if style.isGrouped { narrow(copy, style, place) }
    copy.decorationItems.append(background(of: copy, style, place))
    made[place] = copy
    return copy
  }

  /// Reduces the inset next to a grouped neighbor to half of the gap, unless there is a header or footer, or
  /// the application changed the inset.
  private func narrow(
    _ section: NSCollectionLayoutSection, _ style: ListStyle, _ place: Place
  ) {
    let gap = room.container.grid.ceiled(ListMetrics.groupedGap)
    let (configuration, insets) = (style.configuration, section.contentInsets)
    if place.sidesWithGroups[0], configuration.headerMode == .none, insets.top == style.insets.top {
      section.contentInsets.top = gap
    }
    if place.sidesWithGroups[1], configuration.footerMode == .none,
      insets.bottom == style.insets.bottom
    {
      section.contentInsets.bottom = gap
    }
  }

  private func background(
    of section: NSCollectionLayoutSection, _ style: ListStyle, _ place: Place
  ) -> NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: ListBackgroundView.kind)
    let reach = max(ListMetrics.backgroundReach, room.container.size.height)
    item.contentInsets = NSDirectionalEdgeInsets(
      top: place.isFirst ? -reach : 0, leading: -style.insets.leading,
      bottom: place.isLast ? -reach : 0, trailing: -style.insets.trailing)
    if let lowest = section.decorationItems.map(\.zIndex).min() { item.zIndex = lowest - 1 }
    return item
  }
}
