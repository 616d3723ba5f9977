// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// Examples of faults in sections, boundary items, decorations and whole layouts.
extension BrokenLayout {
  private static var plain: NSCollectionLayoutGroup {
    row(.fractionalWidth(1), .absolute(40), cell())
  }

  static let insets: [BrokenLayout] = [
    BrokenLayout(
      "CL044",
      row(
        .fractionalWidth(1), .absolute(40),
        cell(.absolute(10)) { ($0.contentInsets.leading, $0.contentInsets.trailing) = (7, 7) })),
    BrokenLayout(
      "CL045", row(.fractionalWidth(1), .absolute(40), cell { $0.contentInsets.leading = -8 })),
    BrokenLayout("CL048", plain) {
      ($0.contentInsets.leading, $0.contentInsets.trailing) = (200, 200)
    },
    BrokenLayout("CL091") {
      let section = NSCollectionLayoutSection(group: plain)
      section.contentInsetsReference = .layoutMargins
      section.contentInsets.leading = 16
      var broken = layout(section)
      broken.container.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      return broken
    },
    BrokenLayout("CL092") {
      let section = NSCollectionLayoutSection(group: plain)
      section.contentInsetsReference = .none
      var broken = layout(section)
      broken.container.safeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
      return broken
    },
  ]

  static let boundaries: [BrokenLayout] = [
    BrokenLayout("CL033", plain) {
      $0.boundarySupplementaryItems = [
        header("h", .top, .fractionalWidth(1), .estimated(44)) { $0.contentInsets.top = 8 }
      ]
    },
    BrokenLayout("CL050", plain) {
      $0.boundarySupplementaryItems = [header("same"), header("same", .bottom)]
    },
    BrokenLayout("CL051", plain) {
      $0.boundarySupplementaryItems = [header { $0.extendsBoundary = false }]
    },
    BrokenLayout("CL052", plain) {
      $0.boundarySupplementaryItems = [header("h", .leading, .absolute(30))]
    },
    BrokenLayout("CL053", plain) {
      $0.boundarySupplementaryItems = [header("a"), header("b")]
    },
    BrokenLayout("CL054", items: 1, plain) {
      $0.boundarySupplementaryItems = [
        header("h", .top, .fractionalWidth(1), .absolute(200)) {
          ($0.extendsBoundary, $0.pinToVisibleBounds) = (false, true)
        }
      ]
    },
    BrokenLayout("CL055", plain) {
      $0.boundarySupplementaryItems = [header("h", .top, .fractionalWidth(1), .absolute(0))]
    },
    BrokenLayout("CL056", plain) {
      $0.boundarySupplementaryItems = [header("h", .top, .absolute(400))]
    },
    BrokenLayout("CL057", plain) {
      $0.contentInsets.leading = 16
      $0.boundarySupplementaryItems = [header { $0.contentInsets.leading = 16 }]
    },
    BrokenLayout("CL058", items: 0, plain) { $0.boundarySupplementaryItems = [header()] },
    BrokenLayout("CL059", plain) {
      $0.boundarySupplementaryItems = [header { $0.zIndex = -1 }]
    },
  ]

  private static func wide(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    row(width, .absolute(40), cell())
  }

  static let orthogonals: [BrokenLayout] = [
    BrokenLayout("CL060", wide(.fractionalWidth(1))) {
      $0.orthogonalScrollingBehavior = .continuous
      $0.contentInsets.leading = 16
    },
    BrokenLayout("CL061", wide(.fractionalWidth(0.8))) { $0.orthogonalScrollingBehavior = .paging },
    BrokenLayout("CL062", wide(.absolute(600))) { $0.orthogonalScrollingBehavior = .groupPaging },
    BrokenLayout("CL063", items: 2, wide(.fractionalWidth(0.4))) {
      $0.orthogonalScrollingBehavior = .continuous
    },
    BrokenLayout("CL064", wide(.absolute(400))),
  ]

  private static func background(
    _ kind: String = "b", _ change: (NSCollectionLayoutDecorationItem) -> Void = { _ in }
  ) -> NSCollectionLayoutDecorationItem {
    with(NSCollectionLayoutDecorationItem.background(elementKind: kind), change)
  }

  static let decorations: [BrokenLayout] = [
    BrokenLayout("CL070", plain) { $0.decorationItems = [background { $0.zIndex = 10 }] },
    BrokenLayout("CL071") {
      let section = NSCollectionLayoutSection(group: plain)
      section.decorationItems = [background("card")]
      var broken = layout(section)
      broken.registeredDecorations = ["other"]
      return broken
    },
    BrokenLayout("CL072", plain) { $0.decorationItems = [background("a"), background("b")] },
    BrokenLayout("CL073", plain) {
      $0.decorationItems = [
        background { ($0.contentInsets.top, $0.contentInsets.bottom) = (40, 40) }
      ]
    },
  ]

  static let customs: [BrokenLayout] = [
    BrokenLayout("CL080", places(CGRect(x: 400, y: 0, width: 50, height: 50))),
    BrokenLayout("CL081", places(CGRect(x: 0, y: 80, width: 50, height: 40))),
    BrokenLayout(
      "CL082",
      places(
        CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 40, y: 0, width: 60, height: 60))),
    BrokenLayout("CL083", places(.zero)),
    BrokenLayout("CL084", places()),
    BrokenLayout(
      "CL085",
      row(
        .fractionalWidth(1), .absolute(100),
        places(CGRect(x: 0, y: 0, width: 10, height: 10), width: .fractionalWidth(0.5)))),
    BrokenLayout(
      "CL086",
      with(places(CGRect(x: 0, y: 0, width: 10, height: 10))) { $0.contentInsets.leading = 16 }),
  ]

  private static func waterfall(_ spans: [Int] = []) -> NSCollectionLayoutGroup {
    .lanes(
      LaneRule(lanes: .count(2), spans: .pattern(spans)),
      size: Layouts.size(.fractionalWidth(1), .estimated(50)))
  }

  static let waterfalls: [BrokenLayout] = [
    BrokenLayout("CL087", waterfall()) { $0.orthogonalScrollingBehavior = .continuous },
    BrokenLayout("CL088", row(.fractionalWidth(1), .estimated(50), waterfall())),
    BrokenLayout("CL089", with(waterfall()) { $0.contentInsets.leading = 16 }),
    BrokenLayout("CL096", waterfall([1, 3])),
  ]

  static let wholes: [BrokenLayout] = [
    BrokenLayout("CL090") { layout(nil, items: 3) },
    BrokenLayout("CL093") {
      var broken = layout(Layouts.list(.absolute(40)), items: 1)
      broken.sections.append(Layouts.list(.absolute(40)))
      broken.counts = [1, 0]
      broken.configuration.interSectionSpacing = 20
      return broken
    },
    BrokenLayout("CL094") {
      let section = Layouts.list(.absolute(40))
      var broken = layout(section, items: 1_000_000)
      broken.solution = Layouts.solution([section], [1_000_000])
      return broken
    },
    BrokenLayout("CL095") {
      let broken = layout(Layouts.list(.absolute(40)))
      broken.configuration.interSectionSpacing = .nan
      return broken
    },
  ]
}
