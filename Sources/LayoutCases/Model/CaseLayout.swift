// SPDX-License-Identifier: Apache-2.0

package import CollectionGeometry
package import Foundation

/// The description of a case's layout.
package struct CaseLayout: Sendable {
  /// The scroll direction.
  package var scrollDirection: UICollectionViewScrollDirection
  /// Room between sections.
  package var interSectionSpacing: CGFloat
  /// The configuration's reference; `nil` leaves the default.
  package var contentInsetsReference: UIContentInsetsReference?
  /// Boundary items of the layout.
  package var boundaryItems: [CaseBoundaryItem]
  /// One description for every section; `nil` when each has its own.
  package var sectionForAll: CaseSection?
  /// One description per section; empty when one is for all.
  package var sections: [CaseSection]

  /// The description of a section.
  package func section(_ index: Int) -> CaseSection? {
    sectionForAll ?? (sections.indices.contains(index) ? sections[index] : nil)
  }

  /// The kinds of all boundary items and badges.
  package var supplementaryKinds: Set<String> {
    var kinds = Set(boundaryItems.map(\.kind))
    for section in [sectionForAll].compactMap({ $0 }) + sections {
      kinds.formUnion(section.boundaryItems.map(\.kind))
      kinds.formUnion(section.group.supplementaryKinds)
    }
    return kinds
  }

  /// The kinds of all decorations.
  package var decorationKinds: Set<String> {
    let sections = [sectionForAll].compactMap { $0 } + sections
    return Set(sections.flatMap { $0.decorations.map(\.kind) })
  }
}
