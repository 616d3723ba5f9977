// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout
import MullionContracts

/// A compositional layout solved for a room and numbers of items.
@MainActor
struct SolvedLayout {
  let room: LayoutRoom
  let sections: [NSCollectionLayoutSection?]
  private let counts: DataCounts
  private let hasLists: Bool
  /// The color behind the first list section; nil: no section is a list.
  let listGround: ListGround?
  private(set) var solution: LayoutSolution

  /// Solves described sections, and keeps what `earlier` measured as far as it holds.
  ///
  /// - Precondition: Every section that has items is described.
  init(
    room: LayoutRoom, counts: DataCounts,
    configuration: UICollectionViewCompositionalLayoutConfiguration,
    sections: [NSCollectionLayoutSection?],
    keeping earlier: LayoutSolution? = nil
  ) {
    self.room = room
    for (index, section) in sections.enumerated() {
      require(
        section != nil || counts.items[index] == 0,
        "the section provider returned nil for section \(index), which has \(counts.items[index]) "
          + "items; return a section description for every section that has items")
    }
    let arranged = ListArrangement.arranged(sections, counts: counts.items, in: room)
    self.sections = arranged.sections
    hasLists = arranged.hasLists
    let first = hasLists ? arranged.sections.lazy.compactMap { $0?.listStyle }.first : nil
    let isBare = !arranged.sections.indices.contains { index in
      counts.items[index] > 0
        || arranged.sections[index]?.boundarySupplementaryItems.isEmpty == false
    }
    listGround = first.map { ListGround(color: $0.backgroundColor, isBare: isBare) }
    self.counts = counts
    solution = LayoutSolution(
      sections: arranged.sections, itemCounts: counts.items, configuration: configuration,
      container: room.container, environment: room.environment,
      keeping: earlier.flatMap { room.keeps($0) ? $0 : nil })
  }

  func description(ofSection section: Int) -> NSCollectionLayoutSection? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// Whether the section, as opposed to its items and groups, has a view of kind `kind`.
  func isBoundaryItem(ofKind kind: String, section: Int) -> Bool {
    guard let section = description(ofSection: section) else { return false }
    return section.boundarySupplementaryItems.contains { $0.elementKind == kind }
      || section.decorationItems.contains { $0.elementKind == kind }
  }

  /// What a list says about the look of `element`; `nil` for other elements.
  func listElement(of element: LayoutElement) -> ListElement? {
    guard hasLists, let style = description(ofSection: element.section)?.listStyle else {
      return nil
    }
    switch element.category {
    case .cell:
      return .row(
        ListRow(
          style, item: element.item, of: counts.items[element.section],
          scale: room.container.grid.scale,
          isMirrored: room.container.direction == .rightToLeft))
    case .decorationView where element.kind == ListBackgroundView.kind:
      return .background(style.backgroundColor)
    case .supplementaryView where UICollectionView.isBoundaryKind(element.kind ?? ""):
      return .boundary(ListBoundary(style: style))
    case .decorationView, .supplementaryView: return nil
    @unknown default: return nil
    }
  }

  /// The size an element was measured to; `nil` when it was not.
  func measuredSize(of element: LayoutElement) -> CGSize? {
    solution.measuredSize(of: element)
  }

  mutating func setMeasured(_ size: CGSize, of element: LayoutElement) {
    _ = solution.setMeasured(size, for: element)
  }
}
