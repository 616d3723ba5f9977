// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

@Suite struct DescriptionContractTests {
  @Test func `a length that is not finite traps`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSCollectionLayoutDimension.absolute(.nan)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSCollectionLayoutDimension.fractionalWidth(.infinity)
    }
  }

  @Test func `a group without subitems traps`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSCollectionLayoutGroup.vertical(
        layoutSize: Layouts.size(.absolute(1), .absolute(1)), subitems: [])
    }
  }

  @Test func `a count below one traps`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSCollectionLayoutGroup.vertical(
        layoutSize: Layouts.size(.absolute(1), .absolute(1)),
        repeatingSubitem: Layouts.item(.absolute(1), .absolute(1)), count: 0)
    }
  }

  @Test func `no description for a section with items traps`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Layouts.solution([nil], [1])
    }
  }

  @MainActor
  @Test func `no description for a section without items lays out nothing`() {
    expect(Layouts.solution([nil], [0]).contentSize.height, equals: 0)
  }

  @Test func `two headers of one kind trap`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let section = Layouts.list(.absolute(10))
      let size = Layouts.size(.fractionalWidth(1), .absolute(5))
      section.boundarySupplementaryItems = [.top, .bottom].map {
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: "same", alignment: $0)
      }
      _ = Layouts.solution([section], [1])
    }
  }

  @Test func `two badges of one kind on an item trap`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: Layouts.size(.absolute(1), .absolute(1)), elementKind: "same",
        containerAnchor: NSCollectionLayoutAnchor(edges: .top))
      let size = Layouts.size(.fractionalWidth(1), .absolute(5))
      let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge, badge])
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      _ = Layouts.solution([NSCollectionLayoutSection(group: group)], [1])
    }
  }
}
