// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import CompositionalLayout
import Foundation

/// Reads a case's description.
struct LayoutParser {
  static let references: [(String, UIContentInsetsReference)] = [
    ("automatic", .automatic), ("none", .none), ("safeArea", .safeArea),
    ("layoutMargins", .layoutMargins), ("readableContent", .readableContent),
  ]
  static let directions: [(String, UICollectionViewScrollDirection)] = [
    ("vertical", .vertical), ("horizontal", .horizontal),
  ]
  static let behaviors: [(String, UICollectionLayoutSectionOrthogonalScrollingBehavior)] = [
    ("none", .none), ("continuous", .continuous),
    ("continuousGroupLeadingBoundary", .continuousGroupLeadingBoundary), ("paging", .paging),
    ("groupPaging", .groupPaging), ("groupPagingCentered", .groupPagingCentered),
  ]

  let parts = PartParser()

  func layout(_ field: JSONField, sections: Int) throws -> CaseLayout {
    let layout = CaseLayout(
      scrollDirection: try field.optional("scrollDirection").map(or: .vertical) {
        try $0.choice(Self.directions)
      },
      interSectionSpacing: try field.optional("interSectionSpacing").map(or: 0) {
        try $0.number()
      },
      contentInsetsReference: try field.optional("contentInsetsReference").map(or: nil) {
        try $0.choice(Self.references)
      },
      boundaryItems: try field.optional("boundarySupplementaryItems").map(or: []) {
        try $0.list(parts.boundary)
      },
      sectionForAll: try field.optional("sectionForAll").map(or: nil) { try section($0) },
      sections: try field.optional("sections").map(or: []) { try $0.list(section) })
    if layout.sectionForAll == nil, layout.sections.count < sections {
      throw field.failure("an object with \"sectionForAll\" or \(sections) \"sections\"")
    }
    return layout
  }

  private func section(_ field: JSONField) throws -> CaseSection {
    CaseSection(
      group: try item(field.required("group")),
      contentInsets: try field.optional("contentInsets").map(or: .zero, parts.insets),
      interGroupSpacing: try field.optional("interGroupSpacing").map(or: 0) { try $0.number() },
      contentInsetsReference: try field.optional("contentInsetsReference").map(or: nil) {
        try $0.choice(Self.references)
      },
      orthogonalScrollingBehavior:
        try field.optional("orthogonalScrollingBehavior").map(or: .none) {
          try $0.choice(Self.behaviors)
        },
      supplementariesFollowContentInsets:
        try field.optional("supplementariesFollowContentInsets").map(or: true) { try $0.bool() },
      boundaryItems: try field.optional("boundarySupplementaryItems").map(or: []) {
        try $0.list(parts.boundary)
      },
      decorations: try field.optional("decorationItems").map(or: []) {
        try $0.list(parts.decoration)
      })
  }

  private func item(_ field: JSONField) throws -> CaseItem {
    CaseItem(
      size: try parts.size(field),
      contentInsets: try field.optional("contentInsets").map(or: .zero, parts.insets),
      edgeSpacing: try field.optional("edgeSpacing").map(or: nil, parts.edgeSpacing),
      supplementaryItems: try field.optional("supplementaryItems").map(or: []) {
        try $0.list(parts.supplementary)
      },
      content: try content(field))
  }

  private func content(_ field: JSONField) throws -> CaseItem.Content {
    enum Kind { case item, group, custom }
    let kind = try field.optional("type").map(or: Kind.item) {
      try $0.choice([("item", Kind.item), ("group", .group), ("customGroup", .custom)])
    }
    switch kind {
    case .item: return .item
    case .custom: return .custom(try field.required("customItems").list(parts.place))
    case .group:
      let factories = CaseGroup.Factory.allCases.map { ($0.rawValue, $0) }
      let factory = try field.required("factory").choice(factories)
      return .group(
        CaseGroup(
          axis: try field.required("axis").choice(Self.directions), factory: factory,
          count: factory == .subitems ? 0 : try field.required("count").integer(in: 1...100_000),
          subitems: try field.required("subitems").filledList(item),
          interItemSpacing: try field.optional("interItemSpacing").map(or: nil, parts.spacing)))
    }
  }
}
