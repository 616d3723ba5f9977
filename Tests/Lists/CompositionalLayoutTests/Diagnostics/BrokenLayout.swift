// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// A layout for which a rule of the linter must report a finding.
@MainActor
struct BrokenLayout {
  let code: String
  let make: () -> LintedLayout

  static let all =
    estimates + capacities + fractions + numbers + insets + boundaries + orthogonals + decorations
    + customs + waterfalls + wholes

  init(_ code: String, _ make: @escaping () -> LintedLayout) {
    self.code = code
    self.make = make
  }

  /// Creates a layout of one section with `group` and `items` items.
  init(
    _ code: String, items: Int? = nil,
    _ group: @autoclosure @escaping () -> NSCollectionLayoutGroup,
    _ change: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
  ) {
    self.init(code) {
      let section = NSCollectionLayoutSection(group: group())
      change(section)
      return Self.layout(section, items: items)
    }
  }

  static func layout(_ section: NSCollectionLayoutSection?, items: Int? = nil) -> LintedLayout {
    LintedLayout(
      sections: [section], counts: items.map { [$0] },
      container: LayoutContainer(
        size: CGSize(width: 320, height: 480), grid: PixelGrid(scale: 2)))
  }

  /// Returns a row of 320 by 40 points, or of the given size, with `items`.
  static func row(
    _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
    _ height: NSCollectionLayoutDimension = .absolute(40), _ items: NSCollectionLayoutItem...
  ) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: Layouts.size(width, height), subitems: items)
  }

  static func cell(
    _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
    _ height: NSCollectionLayoutDimension = .fractionalHeight(1),
    _ change: (NSCollectionLayoutItem) -> Void = { _ in }
  ) -> NSCollectionLayoutItem {
    let item = Layouts.item(width, height)
    change(item)
    return item
  }

  static func header(
    _ kind: String = "h", _ alignment: NSRectAlignment = .top,
    _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
    _ height: NSCollectionLayoutDimension = .absolute(20),
    _ change: (NSCollectionLayoutBoundarySupplementaryItem) -> Void = { _ in }
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Layouts.size(width, height), elementKind: kind, alignment: alignment)
    change(item)
    return item
  }

  static func badge(
    _ width: NSCollectionLayoutDimension = .absolute(10)
  ) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: Layouts.size(width, .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
  }

  static func places(
    _ frames: CGRect..., width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .absolute(100)
  ) -> NSCollectionLayoutGroup {
    .custom(layoutSize: Layouts.size(width, height)) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
  }

  static func with<Changed>(_ changed: Changed, _ change: (Changed) -> Void) -> Changed {
    change(changed)
    return changed
  }
}
