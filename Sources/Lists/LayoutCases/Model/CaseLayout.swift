// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The description of a case's layout.
package struct CaseLayout: Hashable, Sendable {
  /// The axis along which the layout scrolls.
  package var scrollDirection: UICollectionViewScrollDirection
  /// The space between sections, in points.
  package var interSectionSpacing: CGFloat
  /// The default insets reference of sections.
  package var contentInsetsReference: UIContentInsetsReference
  /// The boundary items of the layout.
  package var boundaryItems: [CaseBoundaryItem]
  /// The description of all sections beyond ``sections``; `nil` if there is none.
  package var sectionForAll: CaseSection?
  /// The descriptions of the first sections.
  package var sections: [CaseSection]

  /// Creates a layout that scrolls vertically and describes no section.
  package init() {
    self.init(
      scrollDirection: .vertical, interSectionSpacing: 0, contentInsetsReference: .safeArea,
      boundaryItems: [], sectionForAll: nil, sections: [])
  }

  init(
    scrollDirection: UICollectionViewScrollDirection, interSectionSpacing: CGFloat,
    contentInsetsReference: UIContentInsetsReference, boundaryItems: [CaseBoundaryItem],
    sectionForAll: CaseSection?, sections: [CaseSection]
  ) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.contentInsetsReference = contentInsetsReference
    self.boundaryItems = boundaryItems
    self.sectionForAll = sectionForAll
    self.sections = sections
  }

  /// Returns the description of a section; `nil` if there is none.
  package func section(_ index: Int) -> CaseSection? {
    sections.indices.contains(index) ? sections[index] : sectionForAll
  }

  /// The kinds of all boundary and supplementary items.
  package var supplementaryKinds: Set<String> {
    var kinds = Set(boundaryItems.map { $0.kind })
    for section in [sectionForAll].compactMap({ $0 }) + sections {
      kinds.formUnion(section.boundaryItems.map { $0.kind })
      kinds.formUnion(section.group.supplementaryKinds)
    }
    return kinds
  }

  /// The kinds of all decorations.
  package var decorationKinds: Set<String> {
    let sections = [sectionForAll].compactMap { $0 } + sections
    return Set(sections.flatMap { $0.decorations.map { $0.kind } })
  }
}
