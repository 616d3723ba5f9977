// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// Layout descriptions equivalent to the plain data.
@MainActor
extension NaiveLayout {
  func solution() -> LayoutSolution {
    let container = container()
    var solution = LayoutSolution(
      sections: sections.map { $0.made() }, itemCounts: sections.map(\.count),
      configuration: configuration(), container: container,
      environment: LayoutEnvironment(
        size: container.size, traits: UITraitCollection(displayScale: scale)))
    measure(&solution)
    return solution
  }

  func configuration() -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = axis == 0 ? .horizontal : .vertical
    configuration.interSectionSpacing = sectionSpacing
    configuration.contentInsetsReference = reference.made()
    configuration.boundarySupplementaryItems = boundary.map { $0.made() }
    return configuration
  }

  func container() -> LayoutContainer {
    LayoutContainer(
      size: CGSize(width: view[0], height: view[1]),
      grid: PixelGrid(scale: scale, rounding: isLegacy ? .legacy : .modern),
      safeAreaInsets: safeArea.sides(), layoutMargins: margins.sides(),
      readableInsets: readable.sides(), direction: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  func measure(_ solution: inout LayoutSolution) {
    for one in measurements {
      _ = solution.setMeasured(
        CGSize(width: one.size[0], height: one.size[1]),
        for: .cell(section: one.section, item: one.item))
    }
    for one in boundaryMeasurements {
      let isWhole = one.section < 0
      let owner = isWhole ? boundary : sections[one.section].boundary
      _ = solution.setMeasured(
        CGSize(width: one.size[0], height: one.size[1]),
        for: .supplementary(
          owner[one.item].kind, section: max(0, one.section), item: isWhole ? Int.max : 0))
    }
  }

  var visibleBounds: VisibleBounds? {
    visible.map {
      VisibleBounds(
        rect: CGRect(
          x: $0.origin[0], y: $0.origin[1], width: $0.size[0], height: $0.size[1]))
    }
  }
}

@MainActor
extension NaiveLayout.Section {
  func made() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: (group.made() as? NSCollectionLayoutGroup) ?? Self.nothing)
    section.contentInsets = insets.made()
    section.interGroupSpacing = spacing
    section.boundarySupplementaryItems = boundary.map { $0.made() }
    section.supplementariesFollowContentInsets = followsInsets
    section.contentInsetsReference = reference.made()
    section.supplementaryContentInsetsReference = supplementaryReference.made()
    if let background {
      let item = NSCollectionLayoutDecorationItem.background(elementKind: "background")
      item.contentInsets = background.made()
      section.decorationItems = [item]
    }
    section.orthogonalScrollingBehavior = scrolling.made()
    return section
  }

  private static var nothing: NSCollectionLayoutGroup {
    .custom(layoutSize: Layouts.size(.absolute(0), .absolute(0))) { _ in [] }
  }
}

@MainActor
extension NaiveLayout.Item {
  func made() -> NSCollectionLayoutItem {
    let size = NaiveLayout.size(size)
    let made = group.map { $0.made(size) } ?? plain(size)
    made.contentInsets = insets.made()
    made.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: before[0].made(), top: before[1].made(),
      trailing: after[0].made(), bottom: after[1].made())
    if group != nil, let group = made as? NSCollectionLayoutGroup {
      group.supplementaryItems = badges.map { $0.made() }
    }
    return made
  }

  private func plain(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: size, supplementaryItems: badges.map { $0.made() })
  }
}

@MainActor
extension NaiveLayout.Group {
  func made(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let items = children.map { $0.made() }
    let made: NSCollectionLayoutGroup
    switch factory {
    case .filled:
      made =
        axis == 0
        ? .horizontal(layoutSize: size, subitems: items)
        : .vertical(layoutSize: size, subitems: items)
    case .shared(let count):
      made =
        axis == 0
        ? .horizontal(layoutSize: size, subitem: items[0], count: count)
        : .vertical(layoutSize: size, subitem: items[0], count: count)
    case .repeated(let count):
      made =
        axis == 0
        ? .horizontal(layoutSize: size, repeatingSubitem: items[0], count: count)
        : .vertical(layoutSize: size, repeatingSubitem: items[0], count: count)
    case .custom(let frames):
      made = .custom(layoutSize: size) { _ in
        frames.map {
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
        }
      }
    }
    made.interItemSpacing = spacing.made()
    return made
  }
}

@MainActor
extension NaiveLayout {
  static func size(_ size: [Dimension]) -> NSCollectionLayoutSize {
    Layouts.size(size[0].made(), size[1].made())
  }

  /// Returns the edges at which a point with the given fractional coordinates lies.
  static func edges(_ shares: Pair) -> NSDirectionalRectEdge {
    var edges: NSDirectionalRectEdge = []
    if shares[0] == 0 { edges.insert(.leading) }
    if shares[0] == 1 { edges.insert(.trailing) }
    if shares[1] == 0 { edges.insert(.top) }
    if shares[1] == 1 { edges.insert(.bottom) }
    return edges
  }
}

@MainActor
extension NaiveLayout.Dimension {
  func made() -> NSCollectionLayoutDimension {
    switch kind {
    case .fractionalWidth: .fractionalWidth(value)
    case .fractionalHeight: .fractionalHeight(value)
    case .absolute: .absolute(value)
    case .estimated: .estimated(value)
    case .uniform: .uniformAcrossSiblings(estimate: value)
    }
  }
}

@MainActor
extension NaiveLayout.Gap {
  func made() -> NSCollectionLayoutSpacing {
    isFlexible ? .flexible(value) : .fixed(value)
  }
}

extension NaiveLayout.Scrolling {
  func made() -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .groupLeading: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

extension NaiveLayout.Reference {
  func made() -> UIContentInsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}

extension NaiveLayout.Insets {
  /// Returns the insets as those of a view, with `before` as left and top.
  func sides() -> UIEdgeInsets {
    UIEdgeInsets(top: before[1], left: before[0], bottom: after[1], right: after[0])
  }

  func made() -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: before[1], leading: before[0], bottom: after[1], trailing: after[0])
  }
}

@MainActor
extension NaiveLayout.Badge {
  func made() -> NSCollectionLayoutSupplementaryItem {
    let container = anchor(anchor, offset)
    let size = NaiveLayout.size(size)
    let made =
      itemAnchor.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: container,
          itemAnchor: anchor($0, itemOffset))
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: kind, containerAnchor: container)
    made.contentInsets = insets.made()
    return made
  }

  private func anchor(_ shares: NaiveLayout.Pair, _ offset: NaiveLayout.Pair)
    -> NSCollectionLayoutAnchor
  {
    let edges = NaiveLayout.edges(shares)
    let offset = CGPoint(x: offset[0], y: offset[1])
    return isFractional
      ? NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
      : NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
  }
}

@MainActor
extension NaiveLayout.Boundary {
  func made() -> NSCollectionLayoutBoundarySupplementaryItem {
    let alignments: [[NSRectAlignment]] = [
      [.topLeading, .leading, .bottomLeading], [.top, .none, .bottom],
      [.topTrailing, .trailing, .bottomTrailing],
    ]
    let made = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NaiveLayout.size(size), elementKind: kind,
      alignment: alignments[sides[0] + 1][sides[1] + 1],
      absoluteOffset: CGPoint(x: offset[0], y: offset[1]))
    made.contentInsets = insets.made()
    made.extendsBoundary = extends
    made.pinToVisibleBounds = pins
    return made
  }
}
