// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

/// Tests of all layout errors for which UIKit raises an exception and that are possible in Swift, with the
/// messages.
@Suite struct DescriptionMessageTests {
  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `no section for a section with items`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in _ = Layouts.solution([nil], [3]) }
    expect(said(result).contains("returned nil for section 0, which has 3 items"))
    expect(said(result).contains("Return a section for every index that has items."))
  }

  @Test func `a group without subitems`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSCollectionLayoutGroup.horizontal(
        layoutSize: Layouts.size(.absolute(1), .absolute(1)), subitems: [])
    }
    expect(said(result).contains("made without subitems. Give it at least one item."))
  }

  @Test func `a count below one, of repeated and of shared items`() async {
    let shared = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let item = Layouts.item(.absolute(1), .absolute(1))
      _ = NSCollectionLayoutGroup.vertical(
        layoutSize: item.layoutSize, subitem: item, count: 0)
    }
    expect(said(shared).contains("a count of 0. Give a count of at least 1."))
    let repeated = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let item = Layouts.item(.absolute(1), .absolute(1))
      _ = NSCollectionLayoutGroup.horizontal(
        layoutSize: item.layoutSize, repeatingSubitem: item, count: -2)
    }
    expect(said(repeated).contains("a count of -2. Give a count of at least 1."))
  }

  @Test func `lengths that are not finite, of every kind`() async {
    let width = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in _ = NSCollectionLayoutDimension.fractionalWidth(.nan) }
    expect(said(width).contains("fractionalWidth(_:) was given nan. Give a finite number."))
    let height = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in _ = NSCollectionLayoutDimension.fractionalHeight(-.infinity) }
    expect(said(height).contains("fractionalHeight(_:) was given -inf."))
    let estimate = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in _ = NSCollectionLayoutDimension.estimated(.infinity) }
    expect(said(estimate).contains("estimated(_:) was given inf."))
    let uniform = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in _ = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: .nan) }
    expect(said(uniform).contains("uniformAcrossSiblings(estimate:) was given nan."))
  }

  @Test func `two supplementary items of one kind on a group and on the layout`() async {
    let group = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let section = Layouts.list(.absolute(10))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(10)),
        subitems: [Layouts.item(.fractionalWidth(1), .absolute(10))])
      group.supplementaryItems = [BrokenLayout.badge(), BrokenLayout.badge()]
      _ = Layouts.solution([section, NSCollectionLayoutSection(group: group)], [1, 1])
    }
    expect(
      said(group).contains(
        "Section 1 has two supplementary items of the kind \"badge\". Give each a kind of its own.")
    )
    let layout = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [
        BrokenLayout.header("same"), BrokenLayout.header("same", .bottom),
      ]
      _ = Layouts.solution([Layouts.list(.absolute(1))], [1], configuration: configuration)
    }
    expect(said(layout).contains("The layout's configuration has two supplementary items"))
  }

  @MainActor
  @Test func `spacing that is not finite is accepted and counts as zero`() {
    let section = Layouts.list(.absolute(10))
    section.interGroupSpacing = .nan
    expect(NSCollectionLayoutSpacing.fixed(.infinity).spacing, equals: .infinity)
    expect(Layouts.solution([section], [3]).contentSize.height, equals: 30)
  }
}
