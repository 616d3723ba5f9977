// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout
import MullionContracts

/// A compositional layout solved for a container and item counts.
@MainActor
struct SolvedLayout {
  let room: LayoutConditions
  let sections: [NSCollectionLayoutSection?]
  private let counts: DataCounts
  private let hasLists: Bool
  /// The background of the list, in the color of the first list section; `nil` if no section is a list.
  let listGround: ListGround?
  private(set) var solution: LayoutSolution

  /// Solves described sections, and preserves the measured sizes of `earlier` as far as they are valid.
  ///
  /// - Precondition: Every section that has items is described.
  init(
    room: LayoutConditions, counts: DataCounts,
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

  /// Returns whether the section itself, as opposed to its items and groups, has a view of kind `kind`.
  func isBoundaryItem(ofKind kind: String, section: Int) -> Bool {
    guard let section = description(ofSection: section) else { return false }
    return section.boundarySupplementaryItems.contains { $0.elementKind == kind }
      || section.decorationItems.contains { $0.elementKind == kind }
  }

  /// Returns the list appearance of `element`; `nil` outside of lists.
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

  /// Returns the measured size of an element; `nil` if it was not measured.
  func measuredSize(of element: LayoutElement) -> CGSize? {
    solution.measuredSize(of: element)
  }

  mutating func setMeasured(_ size: CGSize, of element: LayoutElement) {
    _ = solution.setMeasured(size, for: element)
  }
}
