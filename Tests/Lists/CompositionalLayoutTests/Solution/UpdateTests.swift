// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import RandomTesting
import Testing

/// Tests of updated solutions, compared with newly created ones.
@MainActor
@Suite struct UpdateTests {
  private enum Shape: CaseIterable {
    case list, grid, chips, row, definite, nested
  }

  private func section(_ shape: Shape) -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    switch shape {
    case .list: section = Layouts.list(.estimated(44))
    case .definite: section = Layouts.grid(3)
    case .grid:
      section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: Layouts.size(.fractionalWidth(1), .estimated(50)),
          subitems: [Layouts.item(.fractionalWidth(1.0 / 3), .estimated(50))]))
    case .chips:
      section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)),
          subitems: [Layouts.item(.estimated(60), .fractionalHeight(1))]))
    case .row:
      section = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: Layouts.size(.absolute(80), .estimated(90)),
          repeatingSubitem: Layouts.item(.fractionalWidth(1), .estimated(40)), count: 2))
      section.orthogonalScrollingBehavior = .continuous
    case .nested:
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: Layouts.size(.fractionalWidth(0.5), .estimated(90)),
        repeatingSubitem: Layouts.item(.fractionalWidth(1), .estimated(40)), count: 2)
      section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: Layouts.size(.fractionalWidth(1), .estimated(90)), subitems: [column]))
    }
    section.interGroupSpacing = 3
    return section
  }

  /// A model of sections with the sizes of their items; `nil` for items that were not measured.
  private struct Model {
    var shapes: [Shape]
    var sizes: [[CGSize?]]
  }

  @MainActor
  private struct Subject {
    var model: Model
    var solution: LayoutSolution
    var random: SeededGenerator

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    mutating func measure() {
      let section = below(model.sizes.count)
      guard !model.sizes[section].isEmpty else { return }
      let item = below(model.sizes[section].count)
      // Equal neighbours are kept as one.
      let size =
        below(2) == 0
        ? CGSize(width: 20 + below(200), height: 10 + below(90))
        : CGSize(width: 60, height: 30 + 30 * below(2))
      if model.shapes[section] != .definite { model.sizes[section][item] = size }
      _ = solution.setMeasured(size, for: .cell(section: section, item: item))
    }

    mutating func replace() {
      let section = below(model.sizes.count)
      let count = model.sizes[section].count
      let start = below(count + 1)
      let range = start..<min(count, start + below(4))
      let new = below(4)
      model.sizes[section].replaceSubrange(range, with: Array(repeating: nil, count: new))
      solution.replaceItems(range, inSection: section, with: new)
    }

    /// Deletes some items, inserts some, and moves one within its section.
    mutating func update() {
      let section = below(model.sizes.count)
      var sizes = model.sizes[section]
      let takenPlaces = Set((0..<below(4)).map { _ in below(sizes.count + 1) })
        .filter { $0 < sizes.count }.sorted()
      let moved = takenPlaces.first
      let movedSize = moved.flatMap { sizes[$0] }
      for place in takenPlaces.reversed() { sizes.remove(at: place) }
      var filled: Set<Int> = []
      var moves: [LayoutUpdate.Move] = []
      for _ in 0..<below(4) { filled.insert(below(sizes.count + 1)) }
      for place in filled.sorted() { sizes.insert(nil, at: min(place, sizes.count)) }
      if let moved, let target = filled.min() {
        sizes[target] = movedSize
        moves = [LayoutUpdate.Move(from: (section, moved), to: (section, target))]
      }
      model.sizes[section] = sizes
      solution.apply(
        LayoutUpdate(
          items: [
            .init(
              section: section, taken: takenPlaces.map { $0..<$0 + 1 },
              filled: filled.sorted().map { $0..<$0 + 1 })
          ],
          moves: moves))
    }

    mutating func rearrange() {
      var order: [Int?] = Array(model.sizes.indices)
      order.shuffle(using: &random)
      if below(2) == 0 { _ = order.popLast() }
      let old = model
      model.shapes = order.compactMap { $0.map { old.shapes[$0] } }
      model.sizes = order.compactMap { $0.map { old.sizes[$0] } }
      if model.sizes.isEmpty { return model = old }
      solution.apply(LayoutUpdate(sections: order))
    }
  }

  private func solved(_ model: Model, keeping earlier: LayoutSolution? = nil) -> LayoutSolution {
    LayoutSolution(
      sections: model.shapes.map(section), itemCounts: model.sizes.map(\.count),
      configuration: .init(),
      container: LayoutContainer(
        size: CGSize(width: 320, height: 480), grid: PixelGrid(scale: 2)),
      environment: LayoutEnvironment(
        size: CGSize(width: 320, height: 480), traits: UITraitCollection(displayScale: 2)),
      keeping: earlier)
  }

  private func measured(_ model: Model) -> LayoutSolution {
    var solution = solved(model)
    for (section, sizes) in model.sizes.enumerated() {
      for (item, size) in sizes.enumerated() {
        if let size { _ = solution.setMeasured(size, for: .cell(section: section, item: item)) }
      }
    }
    return solution
  }

  private func everything(_ solution: LayoutSolution) -> [ElementPlacement] {
    solution.placements(in: CGRect(x: -9, y: -9, width: 99_999, height: 99_999), visible: nil)
  }

  nonisolated static let seeds: ClosedRange<UInt64> = 1...(FullRun.isEnabled ? 5000 : 60)

  @Test(arguments: [0, 1])
  func `what changes in place is what is made anew`(part: UInt64) {
    for seed in Self.seeds where seed % 2 == part {
      var random = SeededGenerator(seed: seed)
      let shapes = (0..<3).map { _ in
        Shape.allCases[Int.random(in: 0..<Shape.allCases.count, using: &random)]
      }
      let model = Model(
        shapes: shapes,
        sizes: shapes.map { _ in
          Array(repeating: nil, count: Int.random(in: 0...40, using: &random))
        })
      var subject = Subject(model: model, solution: solved(model), random: random)
      for step in 0..<12 {
        switch subject.below(10) {
        case 0...4: subject.measure()
        case 5...6: subject.replace()
        case 7...8: subject.update()
        default: subject.rearrange()
        }
        if step % 5 == 4 {
          // The provider is queried again and returns equal descriptions.
          subject.solution = solved(subject.model, keeping: subject.solution)
        }
        let expected = measured(subject.model)
        let same =
          subject.solution.contentSize == expected.contentSize
          && everything(subject.solution) == everything(expected)
        expect(same, "seed \(seed), step \(step): \(subject.model.shapes)")
        if !same { return }
      }
    }
  }
}
