// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

/// Tests of the descriptions of layout objects, with addresses replaced.
@MainActor
@Suite struct DescriptionTextTests {
  private func text(_ object: NSObject) -> String {
    object.description.replacing(/0x[0-9a-f]+/, with: "0x1")
  }

  @Test func `spacing says its kind and points`() {
    expect(
      text(NSCollectionLayoutSpacing.fixed(4)), equals: "<NSCollectionLayoutSpacing - 0x1: fixed:4>"
    )
    expect(
      text(NSCollectionLayoutSpacing.flexible(5)),
      equals: "<NSCollectionLayoutSpacing - 0x1: flexible:5>")
  }

  @Test func `edge spacing says its four gaps and their points`() {
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: .flexible(2), trailing: nil, bottom: .fixed(4))
    expect(
      text(edges),
      equals: "<NSCollectionLayoutEdgeSpacing - 0x1: "
        + "leading=<NSCollectionLayoutSpacing - 0x1: fixed:1>; "
        + "top=<NSCollectionLayoutSpacing - 0x1: flexible:2>; trailing=(null); "
        + "bottom=<NSCollectionLayoutSpacing - 0x1: fixed:4>; outsets=@{2,0,4,1}>")
  }

  @Test func `an anchor says its edges, offset and point`() {
    expect(
      text(NSCollectionLayoutAnchor(edges: [.top, .leading])),
      equals: "<NSCollectionLayoutAnchor 0x1: edges=3; offset={0, 0}; anchorPoint={0, 0}>")
    expect(
      text(NSCollectionLayoutAnchor(edges: [.trailing], absoluteOffset: CGPoint(x: 1.5, y: -2))),
      equals: "<NSCollectionLayoutAnchor 0x1: edges=8; offset={1.5, -2}; anchorPoint={1, 0.5}>")
  }

  @Test func `an item says its size, and its gaps and insets on lines of their own`() {
    let item = Layouts.item(.fractionalWidth(0.5), .absolute(20))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    item.edgeSpacing = nil
    expect(
      text(item),
      equals: """
        <NSCollectionLayoutItem 0x1; name=(null); size={.containerWidthFactor(0.5), .absolute(20)};
        \tedgeSpacing=(null);
        \tcontentInsets={1,2,3,4}>
        """)
  }

  @Test func `a group says its direction and items, a custom one that it is vertical`() {
    let item = Layouts.item(.absolute(1), .absolute(2))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: item.layoutSize, repeatingSubitem: item, count: 3)
    let said = text(group)
    expect(said.hasPrefix("<NSCollectionLayoutGroup 0x1; name=(null); size={"))
    for part in ["layoutDirection=.horizontal", "count=3", "subitems=[<NSCollectionLayoutItem 0x1"]
    {
      expect(said.contains(part), "\(part)")
    }
    let custom = NSCollectionLayoutGroup.custom(layoutSize: item.layoutSize) { _ in [] }
    expect(text(custom).contains("layoutDirection=.vertical"))
  }

  @Test func `supplementary items and decorations say their kind and order`() {
    let size = Layouts.size(.absolute(1), .absolute(2))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top)
    )
    expect(text(badge).contains("elementKind=badge"))
    expect(text(badge).contains("itemAnchor=(null)"))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .topLeading)
    for part in ["elementKind=header", "alignment=topLeading", "extendsBoundary=true", "zIndex=1"] {
      expect(text(header).contains(part), "\(part)")
    }
    let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    expect(text(decoration).contains("elementKind=card"))
    expect(text(decoration).contains("zIndex=0"))
  }

  @Test func `sections, configurations, custom items and properties say their content`() {
    let section = Layouts.list(.absolute(10))
    section.interGroupSpacing = 7
    for part in ["<NSCollectionLayoutSection 0x1; contentInsets={0,0,0,0}", "interGroupSpacing=7"] {
      expect(text(section).contains(part), "\(text(section))")
    }
    expect(text(section).contains("group=<NSCollectionLayoutGroup 0x1"))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 9
    expect(text(configuration).contains("scrollDirection=vertical; interSectionSpacing=9"))
    let place = NSCollectionLayoutGroupCustomItem(
      frame: CGRect(x: 1, y: 2, width: 3, height: 4), zIndex: 5)
    expect(
      text(place), equals: "<NSCollectionLayoutGroupCustomItem 0x1; frame={1,2,3,4}; zIndex=5>")
    expect(text(section.orthogonalScrollingProperties).contains("bounce=automatic"))
  }
}
