// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
package import MullionCompositionalLayout

/// A converter of UIKit's layout descriptions to values.
///
/// Closures cannot be serialized: a visible-items handler is an error, and so is a custom group, unless there
/// is an environment with which its item provider is called once.
@MainActor
package struct LayoutDescriber {
  /// The environment passed to the item providers of custom groups.
  private let environment: (any NSCollectionLayoutEnvironment)?

  /// Creates a describer that calls the item providers of custom groups with `environment`.
  package init(environment: (any NSCollectionLayoutEnvironment)? = nil) {
    self.environment = environment
  }

  /// Returns the description of a layout whose first sections are `sections` and whose others are
  /// `sectionForAll`.
  ///
  /// - Throws: `LayoutCaseError` with the path of a part that cannot be serialized.
  package func layout(
    sections: [NSCollectionLayoutSection], sectionForAll: NSCollectionLayoutSection?,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) throws(LayoutCaseError) -> CaseLayout {
    var described: [CaseSection] = []
    for (index, section) in sections.enumerated() {
      described.append(try self.section(section, path: "sections[\(index)]"))
    }
    var shared: CaseSection?
    if let sectionForAll { shared = try section(sectionForAll, path: "sectionForAll") }
    return CaseLayout(
      scrollDirection: configuration.scrollDirection,
      interSectionSpacing: configuration.interSectionSpacing,
      contentInsetsReference: configuration.contentInsetsReference,
      boundaryItems: try boundaryItems(configuration.boundarySupplementaryItems, path: ""),
      sectionForAll: shared, sections: described)
  }

  /// Returns the description of a section; `path` is its path in errors.
  ///
  /// - Throws: `LayoutCaseError` with the path of a part that cannot be serialized.
  package func section(
    _ section: NSCollectionLayoutSection, path: String = ""
  ) throws(LayoutCaseError) -> CaseSection {
    let prefix = path.isEmpty ? "" : path + "."
    guard section.visibleItemsInvalidationHandler == nil else {
      throw LayoutCaseError(
        field: prefix + "visibleItemsInvalidationHandler", expected: "nil",
        found: "a closure, which can't be written")
    }
    var decorations: [CaseDecoration] = []
    for (index, item) in section.decorationItems.enumerated() {
      try requireNoGaps(around: item, "\(prefix)decorationItems[\(index)]")
      decorations.append(
        CaseDecoration(
          kind: item.elementKind, contentInsets: item.contentInsets, zIndex: item.zIndex))
    }
    let rate = section.orthogonalScrollingProperties.decelerationRate
    return CaseSection(
      group: try item(section.group, path: prefix + "group"),
      contentInsets: section.contentInsets, interGroupSpacing: section.interGroupSpacing,
      contentInsetsReference: section.contentInsetsReference,
      supplementaryContentInsetsReference: section.supplementaryContentInsetsReference,
      orthogonalScrollingBehavior: section.orthogonalScrollingBehavior,
      decelerationRate: rate == .automatic ? nil : rate.rawValue,
      bounce: section.orthogonalScrollingProperties.bounce,
      isLooping: section.loops,
      supplementariesFollowContentInsets: section.supplementariesFollowContentInsets,
      boundaryItems: try boundaryItems(section.boundarySupplementaryItems, path: path),
      decorations: decorations)
  }

  private func item(
    _ item: NSCollectionLayoutItem, path: String
  ) throws(LayoutCaseError) -> CaseItem {
    var badges: [CaseSupplementaryItem] = []
    for (index, badge) in item.supplementaryItems.enumerated() {
      try requireNoGaps(around: badge, "\(path).supplementaryItems[\(index)]")
      badges.append(
        CaseSupplementaryItem(
          kind: badge.elementKind, size: badge.layoutSize.value,
          containerAnchor: badge.containerAnchor.value, itemAnchor: badge.itemAnchor?.value,
          zIndex: badge.zIndex, contentInsets: badge.contentInsets))
    }
    return CaseItem(
      size: item.layoutSize.value, contentInsets: item.contentInsets,
      edgeSpacing: item.edgeSpacing?.value, supplementaryItems: badges,
      content: try content(of: item, path: path))
  }

  private func content(
    of item: NSCollectionLayoutItem, path: String
  ) throws(LayoutCaseError) -> CaseItem.Content {
    guard let group = item as? NSCollectionLayoutGroup else { return .item }
    if let rule = group.laneRule { return .lanes(try lanes(rule, of: group, path: path)) }
    let (axis, factory): (UICollectionViewScrollDirection, CaseGroup.Factory)
    switch group.describedArrangement {
    case .custom: return .custom(try places(of: group, path: path))
    case .run(let direction): (axis, factory) = (direction, .subitems)
    case .repeated(let direction, _): (axis, factory) = (direction, .repeatingCount)
    case .shared(let direction, _): (axis, factory) = (direction, .sharedCount)
    }
    var subitems: [CaseItem] = []
    for (index, subitem) in group.subitems.enumerated() {
      subitems.append(try self.item(subitem, path: "\(path).subitems[\(index)]"))
    }
    return .group(
      CaseGroup(
        axis: axis, factory: factory, count: group.describedArrangement.count ?? 0,
        subitems: subitems, interItemSpacing: group.interItemSpacing?.value))
  }

  private func lanes(
    _ rule: LaneRule, of group: NSCollectionLayoutGroup, path: String
  ) throws(LayoutCaseError) -> CaseLanes {
    guard case .pattern(let spans) = rule.spans else {
      throw LayoutCaseError(
        field: "\(path).spans", expected: "a list of numbers",
        found: "a closure, which can't be written")
    }
    return CaseLanes(
      axis: rule.axis, lanes: rule.lanes, spans: spans,
      interItemSpacing: group.interItemSpacing?.value)
  }

  private func places(
    of group: NSCollectionLayoutGroup, path: String
  ) throws(LayoutCaseError) -> [CaseItem.Place] {
    guard let environment, let provider = group.customItemProvider else {
      throw LayoutCaseError(
        field: "\(path).customItems", expected: "described with an environment",
        found: "a closure, which can't be written")
    }
    return provider(environment).map { CaseItem.Place(frame: $0.frame, zIndex: $0.zIndex) }
  }

  private func boundaryItems(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], path: String
  ) throws(LayoutCaseError) -> [CaseBoundaryItem] {
    var described: [CaseBoundaryItem] = []
    let prefix = path.isEmpty ? "" : path + "."
    for (index, item) in items.enumerated() {
      try requireNoGaps(around: item, "\(prefix)boundarySupplementaryItems[\(index)]")
      described.append(
        CaseBoundaryItem(
          kind: item.elementKind, size: item.layoutSize.value, alignment: item.alignment,
          absoluteOffset: item.offset, extendsBoundary: item.extendsBoundary,
          pinToVisibleBounds: item.pinToVisibleBounds, zIndex: item.zIndex,
          contentInsets: item.contentInsets))
    }
    return described
  }

  /// Throws unless the edge spacing of an element that is not in a group is zero.
  ///
  /// Such spacing has no effect, and the format has no field for it.
  private func requireNoGaps(
    around item: NSCollectionLayoutItem, _ path: String
  ) throws(LayoutCaseError) {
    guard item.edgeSpacing?.value == .zero else {
      throw LayoutCaseError(
        field: "\(path).edgeSpacing", expected: "no spacing",
        found: "a value, which has no effect here and can't be written")
    }
  }
}
