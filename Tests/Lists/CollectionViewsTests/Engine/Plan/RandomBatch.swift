// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import RandomTesting

/// A random batch of section and item changes, with the items before and after it.
///
/// The new items are computed independently of the engine: first the remaining items in their order, then the
/// inserted and moved ones at their index paths.
struct RandomBatch {
  private(set) var old: [[String]]
  private(set) var new: [[String]]
  private(set) var batch = BatchUpdate()

  private struct Section {
    let origin: Int?
    var items: [String]
    /// The original index paths of the items that stay.
    var paths: [String: IndexPath] = [:]
  }

  init(_ random: inout SeededGenerator) {
    let count = Int.random(in: 1..<5, using: &random)
    old = (0..<count).map { section in
      (0..<Int.random(in: 0..<7, using: &random)).map { "\(section).\($0)" }
    }
    new = []
    let sections = arrange(&random)
    rearrangeItems(of: sections, &random)
  }

  // MARK: Sections

  /// Returns the remaining sections in order, with inserted and moved ones at random positions, with their
  /// original items.
  private mutating func arrange(_ random: inout SeededGenerator) -> [Section] {
    var stay: [Section] = []
    var loose: [Section] = []
    for index in old.indices {
      let section = Section(origin: index, items: old[index])
      switch Int.random(in: 0..<8, using: &random) {
      case 0: batch.deletedSections.insert(index)
      case 1: loose.append(section)
      default: stay.append(section)
      }
    }
    if Int.random(in: 0..<4, using: &random) == 0 { loose.append(Section(origin: nil, items: [])) }
    for section in loose {
      stay.insert(section, at: Int.random(in: 0...stay.count, using: &random))
    }
    let moved = Set(loose.compactMap(\.origin))
    for (place, section) in stay.enumerated() {
      guard let origin = section.origin else {
        batch.insertedSections.insert(place)
        continue
      }
      if moved.contains(origin) { batch.movedSections.append(.init(from: origin, to: place)) }
    }
    return stay
  }

  // MARK: Items

  private mutating func rearrangeItems(of sections: [Section], _ random: inout SeededGenerator) {
    var result = sections.map(\.items)
    var movers: [String: IndexPath] = [:]
    var fresh: Set<String> = []
    for (place, section) in sections.enumerated() {
      guard let origin = section.origin else { continue }
      for (index, item) in section.items.enumerated() {
        let path = IndexPath(item: index, section: origin)
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
          batch.deletedItems.insert(path)
          result[place].removeAll { $0 == item }
        case 1:
          movers[item] = path
          result[place].removeAll { $0 == item }
        case 2: batch.reloadedItems.insert(path)
        default: break
        }
      }
    }
    if !result.isEmpty {
      for number in 0..<Int.random(in: 0..<4, using: &random) { fresh.insert("new \(number)") }
      for item in movers.keys.sorted() + fresh.sorted() {
        let section = Int.random(in: result.indices, using: &random)
        result[section].insert(item, at: Int.random(in: 0...result[section].count, using: &random))
      }
    }
    name(movers, fresh, in: result)
    reload(sections, &result, &random)
    new = result
  }

  private mutating func name(
    _ movers: [String: IndexPath], _ fresh: Set<String>, in result: [[String]]
  ) {
    for (section, items) in result.enumerated() {
      for (index, item) in items.enumerated() {
        let path = IndexPath(item: index, section: section)
        if let from = movers[item] { batch.movedItems.append(.init(from: from, to: path)) }
        if fresh.contains(item) { batch.insertedItems.insert(path) }
      }
    }
  }

  /// Marks random sections as reloaded; the items of a reloaded section may change without item changes in
  /// the batch.
  private mutating func reload(
    _ sections: [Section], _ result: inout [[String]], _ random: inout SeededGenerator
  ) {
    for (place, section) in sections.enumerated() {
      guard let origin = section.origin, Int.random(in: 0..<5, using: &random) == 0 else {
        continue
      }
      batch.reloadedSections.insert(origin)
      if Bool.random(using: &random) {
        result[place] += (0..<2).map { "more \(place) \($0)" }
      } else if let last = result[place].last, section.items.contains(last), !movesIn(place) {
        result[place].removeLast()
      }
    }
  }

  private func movesIn(_ section: Int) -> Bool {
    batch.movedItems.contains { $0.to.section == section }
  }

  /// The numbers of items before and after the batch.
  var counts: (before: DataCounts, after: DataCounts) {
    (DataCounts(items: old.map(\.count)), DataCounts(items: new.map(\.count)))
  }
}
