// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

@testable import MullionCompositionalLayout

/// Functions that create input for the solver: nodes, templates and runs.
enum Nodes {
  static func points(_ width: CGFloat, _ height: CGFloat) -> LayoutDimensions {
    LayoutDimensions(
      width: LayoutDimension(.absolute, width), height: LayoutDimension(.absolute, height))
  }

  static func shares(_ width: CGFloat, _ height: CGFloat) -> LayoutDimensions {
    LayoutDimensions(
      width: LayoutDimension(.fractionalWidth, width),
      height: LayoutDimension(.fractionalHeight, height))
  }

  static func estimated(_ width: CGFloat, _ height: CGFloat) -> LayoutDimensions {
    LayoutDimensions(
      width: LayoutDimension(.estimated, width), height: LayoutDimension(.estimated, height))
  }

  static func leaf(_ size: LayoutDimensions) -> ItemNode {
    ItemNode(size: size, insets: .zero, edges: .zero, supplementaries: [], content: .leaf)
  }

  static func run(
    _ size: LayoutDimensions, _ axis: LayoutAxis, count: Int? = nil, spacing: CGFloat = 0,
    _ children: [ItemNode]
  ) -> ItemNode {
    ItemNode(
      size: size, insets: .zero, edges: .zero, supplementaries: [],
      content: .run(
        ItemNode.Run(
          axis: axis, count: count, spacing: LayoutSpacing(value: spacing, isFlexible: false),
          children: children)))
  }

  /// Returns the template of a section in a container 480 points high, by default 320 wide, at two pixels per
  /// point.
  @MainActor
  static func template(
    _ section: NSCollectionLayoutSection, width: CGFloat = 320
  ) -> SectionTemplate {
    let size = CGSize(width: width, height: 480)
    var work = LayoutWork()
    return SectionResolution(
      container: LayoutContainer(size: size, grid: PixelGrid(scale: 2), direction: .leftToRight),
      environment: LayoutEnvironment(size: size, traits: UITraitCollection(displayScale: 2)),
      configuration: .init()
    ).template(of: section, index: 0, work: &work)
  }

  /// Returns the groups of a section with `items` items.
  @MainActor
  static func run(
    _ section: NSCollectionLayoutSection, items: Int, width: CGFloat = 320
  ) -> SectionRun {
    let template = template(section, width: width)
    return SectionRun(
      template: template, itemCount: items,
      last: template.trimmed(items: items % max(1, template.full.capacity)))
  }

  /// Returns rows of cells of estimated height, each as high as its highest cell.
  @MainActor
  static func rows(of columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layouts.size(.fractionalWidth(1), .estimated(height)),
      repeatingSubitem: Layouts.item(.fractionalWidth(1 / CGFloat(columns)), .estimated(height)),
      count: columns)
    return NSCollectionLayoutSection(group: group)
  }
}
