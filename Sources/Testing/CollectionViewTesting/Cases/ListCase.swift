// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionLayoutCases
import UIKit

/// A case about the section that a list configuration creates; its result is the section's properties.
///
/// Such cases were recorded on a Mac, in an area of 320 by 480 points with two pixels per point.
@MainActor
struct ListCase {
  private static let room = CGSize(width: 320, height: 480)
  private static let traits = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceIdiom: .mac), UITraitCollection(displayScale: 2),
  ])

  private let section: NSCollectionLayoutSection

  init(_ layoutCase: LayoutCase, _ list: JSONValue) throws(LayoutCaseError) {
    func choice<Value>(_ field: String, _ choices: [String: Value]) throws(LayoutCaseError) -> Value
    {
      guard case .object(let fields) = list, case .string(let name) = fields[field],
        let value = choices[name]
      else {
        throw LayoutCaseError(
          id: layoutCase.id, field: "list.\(field)",
          expected: "one of \(choices.keys.sorted().joined(separator: ", "))", found: "another")
      }
      return value
    }
    var configuration = UICollectionLayoutListConfiguration(
      appearance: try choice(
        "appearance",
        [
          "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
          "sidebar": .sidebar, "sidebarPlain": .sidebarPlain,
        ]))
    configuration.headerMode = try choice(
      "headerMode",
      [
        "none": .none, "supplementary": .supplementary, "firstItemInSection": .firstItemInSection,
      ])
    configuration.footerMode = try choice(
      "footerMode", ["none": .none, "supplementary": .supplementary])
    section = .list(
      using: configuration,
      layoutEnvironment: LayoutEnvironment(size: Self.room, traits: Self.traits))
  }

  /// The section's properties under their names in case files.
  var properties: JSONValue {
    .object([
      "contentInsets": Self.json(section.contentInsets),
      "contentInsetsReference": .string(Self.name(section.contentInsetsReference)),
      "interGroupSpacing": .number(section.interGroupSpacing),
      "boundarySupplementaryItems": .array(section.boundarySupplementaryItems.map(Self.json)),
    ])
  }

  private static func json(_ insets: NSDirectionalEdgeInsets) -> JSONValue {
    .object([
      "top": .number(insets.top), "leading": .number(insets.leading),
      "bottom": .number(insets.bottom), "trailing": .number(insets.trailing),
    ])
  }

  private static func name(_ reference: UIContentInsetsReference) -> String {
    switch reference {
    case .automatic: "automatic"
    case .none: "none"
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    @unknown default: "another"
    }
  }

  private static func json(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> JSONValue {
    .object([
      "kind": .string(item.elementKind), "width": json(item.layoutSize.widthDimension),
      "height": json(item.layoutSize.heightDimension),
      "alignment": .string(name(item.alignment)),
      "extendsBoundary": .bool(item.extendsBoundary),
      "pinToVisibleBounds": .bool(item.pinToVisibleBounds),
      "zIndex": .number(Double(item.zIndex)),
    ])
  }

  private static func name(_ alignment: NSRectAlignment) -> String {
    switch alignment {
    case .top: "top"
    case .bottom: "bottom"
    case .topLeading: "topLeading"
    default: "another"
    }
  }

  private static func json(_ dimension: NSCollectionLayoutDimension) -> JSONValue {
    let name =
      if dimension.isFractionalWidth {
        "fractionalWidth"
      } else if dimension.isFractionalHeight {
        "fractionalHeight"
      } else if dimension.isEstimated {
        "estimated"
      } else {
        "absolute"
      }
    return .object([name: .number(dimension.dimension)])
  }
}
