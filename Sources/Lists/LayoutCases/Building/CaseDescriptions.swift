// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCompositionalLayout

/// A converter of the descriptions of a case to UIKit's types.
@MainActor
package struct CaseDescriptions {
  /// Creates a converter.
  package init() {}

  /// Returns the layout's configuration.
  package func configuration(_ layout: CaseLayout)
    -> UICollectionViewCompositionalLayoutConfiguration
  {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = layout.scrollDirection
    configuration.interSectionSpacing = layout.interSectionSpacing
    configuration.boundarySupplementaryItems = layout.boundaryItems.map(boundary)
    configuration.contentInsetsReference = layout.contentInsetsReference
    return configuration
  }

  /// Returns the section that `description` describes.
  package func section(_ description: CaseSection) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(description.group))
    apply(description, to: section)
    return section
  }

  /// Sets the properties of a section that `description` specifies, except its group.
  package func apply(_ description: CaseSection, to section: NSCollectionLayoutSection) {
    section.contentInsets = description.contentInsets
    section.interGroupSpacing = description.interGroupSpacing
    section.orthogonalScrollingBehavior = description.orthogonalScrollingBehavior
    section.loops = description.isLooping
    section.supplementariesFollowContentInsets = description.supplementariesFollowContentInsets
    section.boundarySupplementaryItems = description.boundaryItems.map(boundary)
    section.decorationItems = description.decorations.map(decoration)
    section.contentInsetsReference = description.contentInsetsReference
    section.supplementaryContentInsetsReference = description.supplementaryContentInsetsReference
    let scrolling = section.orthogonalScrollingProperties
    scrolling.bounce = description.bounce
    if let rate = description.decelerationRate {
      scrolling.decelerationRate = .init(rawValue: rate)
    }
  }

  private func item(_ description: CaseItem) -> NSCollectionLayoutItem {
    if case .item = description.content {
      let item = NSCollectionLayoutItem(
        layoutSize: size(description.size),
        supplementaryItems: description.supplementaryItems.map(supplementary))
      apply(description, to: item)
      return item
    }
    return group(description)
  }

  private func apply(_ description: CaseItem, to item: NSCollectionLayoutItem) {
    item.contentInsets = description.contentInsets
    item.edgeSpacing = description.edgeSpacing.map(edgeSpacing)
  }

  /// Returns the group that `description` describes; an item is returned in a group of its own.
  package func group(_ description: CaseItem) -> NSCollectionLayoutGroup {
    let group = bareGroup(description)
    apply(description, to: group)
    group.supplementaryItems = description.supplementaryItems.map(supplementary)
    if case .group(let run) = description.content {
      group.interItemSpacing = run.interItemSpacing.map(spacing)
    }
    if case .lanes(let lanes) = description.content {
      group.interItemSpacing = lanes.interItemSpacing.map(spacing)
    }
    return group
  }

  private func bareGroup(_ description: CaseItem) -> NSCollectionLayoutGroup {
    let size = size(description.size)
    switch description.content {
    case .item: return .horizontal(layoutSize: size, subitems: [item(description)])
    case .custom(let places):
      return .custom(layoutSize: size) { _ in
        places.map { NSCollectionLayoutGroupCustomItem(frame: $0.frame, zIndex: $0.zIndex ?? 0) }
      }
    case .lanes(let lanes):
      let rule = LaneRule(axis: lanes.axis, lanes: lanes.lanes, spans: .pattern(lanes.spans))
      return .lanes(rule, size: size)
    case .group(let run):
      return Self.group(size, run, subitems: run.subitems.map(item))
    }
  }

  private static func group(
    _ size: NSCollectionLayoutSize, _ run: CaseGroup, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    let first = subitems.first ?? NSCollectionLayoutItem(layoutSize: size)
    switch (run.factory, run.axis) {
    case (.subitems, .horizontal): return .horizontal(layoutSize: size, subitems: subitems)
    case (.subitems, .vertical): return .vertical(layoutSize: size, subitems: subitems)
    case (.sharedCount, .horizontal):
      return .horizontal(layoutSize: size, subitem: first, count: run.count)
    case (.sharedCount, .vertical):
      return .vertical(layoutSize: size, subitem: first, count: run.count)
    case (.repeatingCount, .horizontal):
      return .horizontal(layoutSize: size, repeatingSubitem: first, count: run.count)
    case (.repeatingCount, .vertical):
      return .vertical(layoutSize: size, repeatingSubitem: first, count: run.count)
    }
  }
}
