// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

@testable import MullionCompositionalLayout

/// Short ways to make what the solver reads: nodes, templates, runs.
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

  /// The template of a section in a container of 320 by 480 points, at two pixels a point.
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

  /// The groups of a section with so many items.
  @MainActor
  static func run(
    _ section: NSCollectionLayoutSection, items: Int, width: CGFloat = 320
  ) -> SectionRun {
    let template = template(section, width: width)
    return SectionRun(
      template: template, itemCount: items,
      last: template.trimmed(items: items % max(1, template.full.capacity)))
  }

  /// Rows of cells of estimated height, each as tall as its tallest cell.
  @MainActor
  static func rows(of columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layouts.size(.fractionalWidth(1), .estimated(height)),
      repeatingSubitem: Layouts.item(.fractionalWidth(1 / CGFloat(columns)), .estimated(height)),
      count: columns)
    return NSCollectionLayoutSection(group: group)
  }
}
