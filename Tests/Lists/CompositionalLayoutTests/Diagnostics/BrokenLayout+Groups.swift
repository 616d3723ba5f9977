// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// Examples of groups and items that have another effect than expected.
extension BrokenLayout {
  static let estimates: [BrokenLayout] = [
    BrokenLayout("CL001", row(.fractionalWidth(1), .estimated(100), cell())),
    BrokenLayout(
      "CL002",
      .vertical(
        layoutSize: Layouts.size(.fractionalWidth(1), .estimated(90)), subitem: cell(), count: 3)),
    BrokenLayout(
      "CL003",
      row(
        .fractionalWidth(1), .estimated(44),
        cell(.fractionalWidth(1), .estimated(44)) { $0.contentInsets.top = 8 })),
    BrokenLayout(
      "CL004", row(.fractionalWidth(1), .estimated(0), cell(.fractionalWidth(1), .estimated(0)))),
    BrokenLayout(
      "CL005",
      row(
        .fractionalWidth(1), .absolute(40),
        NSCollectionLayoutItem(
          layoutSize: Layouts.size(.fractionalWidth(1), .fractionalHeight(1)),
          supplementaryItems: [badge(.estimated(20))]))),
    BrokenLayout(
      "CL006",
      row(.fractionalWidth(1), .absolute(100), cell(.fractionalWidth(0.5), .estimated(80)))),
    BrokenLayout(
      "CL007",
      row(
        .fractionalWidth(1), .absolute(80),
        cell(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 80)))),
    BrokenLayout(
      "CL008",
      row(
        .fractionalWidth(1), .estimated(50),
        cell(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50)))),
    BrokenLayout("CL009") {
      let section = Layouts.list(.estimated(40))
      var broken = layout(section, items: 10)
      var solution = Layouts.solution([section], [10])
      for item in 0..<4 {
        _ = solution.setMeasured(
          CGSize(width: 320, height: 200), for: .cell(section: 0, item: item))
      }
      broken.solution = solution
      return broken
    },
    BrokenLayout(
      "CL010", places(CGRect(x: 0, y: 0, width: 50, height: 50), height: .estimated(100))),
    BrokenLayout(
      "CL011",
      row(.absolute(100), .estimated(120), cell(.fractionalWidth(1), .estimated(120)))
    ) { $0.orthogonalScrollingBehavior = .continuous },
    BrokenLayout(
      "CL012",
      row(.estimated(200), .absolute(50), cell(.estimated(200), .fractionalHeight(1)))
    ) { $0.orthogonalScrollingBehavior = .groupPaging },
    BrokenLayout("CL013") {
      let section = Layouts.list(.estimated(40))
      section.visibleItemsInvalidationHandler = { _, _, _ in }
      return layout(section)
    },
    BrokenLayout(
      "CL014",
      with(
        .vertical(
          layoutSize: Layouts.size(.fractionalWidth(1), .estimated(130)),
          subitems: [
            row(
              .fractionalWidth(1), .estimated(130), cell(.fractionalWidth(0.5), .estimated(130))),
            cell(.fractionalWidth(1), .estimated(130)),
          ])
      ) { $0.interItemSpacing = .flexible(20) }),
    BrokenLayout(
      "CL015",
      with(row(.fractionalWidth(1), .absolute(40), cell())) {
        $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
          leading: nil, top: .flexible(0), trailing: nil, bottom: nil)
      }),
  ]

  static let capacities: [BrokenLayout] = [
    BrokenLayout("CL020", row(.absolute(100), .absolute(40), cell(.absolute(120)))),
    BrokenLayout(
      "CL021",
      row(
        .fractionalWidth(1), .absolute(50),
        NSCollectionLayoutGroup.vertical(
          layoutSize: Layouts.size(.fractionalWidth(0.5), .fractionalHeight(1)),
          subitems: [cell(.fractionalWidth(1), .absolute(60))]))),
    BrokenLayout(
      "CL022",
      .vertical(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(100)),
        subitems: (0..<3).map { _ in cell(.fractionalWidth(1), .absolute(40)) })),
    BrokenLayout(
      "CL023",
      .horizontal(
        layoutSize: Layouts.size(.absolute(100), .absolute(40)),
        repeatingSubitem: cell(.absolute(40)), count: 3)),
    BrokenLayout(
      "CL024", row(.fractionalWidth(1), .absolute(40), cell(.absolute(40), .absolute(60)))),
    BrokenLayout(
      "CL028",
      with(
        .horizontal(
          layoutSize: Layouts.size(.absolute(100), .absolute(40)), subitem: cell(), count: 6)
      ) { $0.interItemSpacing = .fixed(20) }),
    BrokenLayout("CL029") {
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)), subitems: [cell()])
      group.interItemSpacing = .fixed(8)
      return layout(NSCollectionLayoutSection(group: group))
    },
    BrokenLayout(
      "CL031",
      .vertical(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(2000)),
        subitems: [cell(.fractionalWidth(1), .absolute(1))])),
  ]

  static let fractions: [BrokenLayout] = [
    BrokenLayout("CL025", row(.fractionalWidth(1), .absolute(40), cell(.fractionalWidth(50)))),
    BrokenLayout("CL026", row(.fractionalWidth(1), .absolute(40), cell(.fractionalWidth(0.34)))),
    BrokenLayout("CL027", row(.fractionalWidth(1), .absolute(40), cell(.fractionalWidth(0.32)))),
    BrokenLayout(
      "CL030",
      .horizontal(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)), subitem: cell(.absolute(60)),
        count: 4)),
    BrokenLayout(
      "CL032",
      row(
        .fractionalWidth(1), .absolute(100), cell(.absolute(40), .fractionalWidth(0.25)),
        cell(.fractionalWidth(0.5)))),
  ]

  static let numbers: [BrokenLayout] = [
    BrokenLayout("CL040", row(.fractionalWidth(1), .absolute(40), cell(.absolute(0)))),
    BrokenLayout("CL041", row(.fractionalWidth(1), .absolute(40), cell(.absolute(-8)))),
    BrokenLayout("CL042", row(.fractionalWidth(1), .absolute(40), cell())) {
      $0.interGroupSpacing = .infinity
    },
    BrokenLayout("CL043", row(.fractionalWidth(1), .absolute(40), cell())) {
      $0.interGroupSpacing = -4
    },
    BrokenLayout("CL046", row(.fractionalWidth(1), .absolute(17.3), cell())),
    BrokenLayout(
      "CL047", row(.fractionalWidth(1), .absolute(.greatestFiniteMagnitude), cell())),
  ]
}
