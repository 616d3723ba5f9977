// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Foundation
import UIKit

/// Script data in arrays; every change is performed in a batch update.
@MainActor
final class PlainData: ScriptData {
  private unowned let view: UICollectionView
  private let hooks: ScriptHooks
  private let source = MovableItemSource([])
  private(set) var items: [[Int]] = []
  private(set) var open = 0
  private var nextItem = 0

  init(
    _ view: UICollectionView, _ hooks: ScriptHooks,
    cell: @escaping (UICollectionView, IndexPath, Int) -> UICollectionViewCell,
    other: @escaping (UICollectionView, String, IndexPath) -> UICollectionReusableView
  ) {
    self.view = view
    self.hooks = hooks
    items = (0..<5).map { _ in newItems(12) }
    source.counts = { [unowned self] in items.map(\.count) }
    source.cell = { [unowned self] in cell($0, $1, item(at: $1) ?? -1) }
    source.other = other
    source.move = { [unowned self] in move($0, to: $1) }
    view.dataSource = source
  }

  private func newItems(_ count: Int) -> [Int] {
    nextItem += count
    return Array(nextItem - count..<nextItem)
  }

  func change(animated: Bool, with random: inout ScriptNumbers) {
    open += 1
    var copy = random
    let update = {
      self.view.performBatchUpdates {
        self.batch(&copy)
      } completion: { _ in
        self.open -= 1
        self.hooks.pass(.completed)
      }
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
    random = copy
  }

  /// Keeps the first `count` items, by an animated batch update or by reloading.
  func keep(_ count: Int, animated: Bool) {
    guard animated else {
      items = kept(count)
      return view.reloadData()
    }
    open += 1
    view.performBatchUpdates {
      let old = self.items
      self.items = self.kept(count)
      guard !self.items.isEmpty else { return self.view.deleteSections(IndexSet(old.indices)) }
      for section in old.indices {
        let gone = self.items[section].count..<old[section].count
        self.view.deleteItems(at: gone.map { IndexPath(item: $0, section: section) })
      }
    } completion: { _ in
      self.open -= 1
      self.hooks.pass(.completed)
    }
  }

  /// Returns the first `count` items in their sections, or no sections if `count` is 0.
  private func kept(_ count: Int) -> [[Int]] {
    guard count > 0 else { return [] }
    var left = count
    return items.map { section in
      defer { left -= min(left, section.count) }
      return Array(section.prefix(left))
    }
  }

  func reload(with random: inout ScriptNumbers) {
    items.shuffle(using: &random)
    if Bool.random(using: &random) { items.append(newItems(5)) } else { items = items.dropLast() }
    view.reloadData()
  }

  func reconfigure(_ changed: [Int], with random: inout ScriptNumbers) {
    let paths = items.enumerated().flatMap { section, items in
      items.indices.filter { changed.contains(items[$0]) }
        .map { IndexPath(item: $0, section: section) }
    }
    view.reconfigureItems(at: paths)
  }

  /// No-op, because plain data has no outlines.
  func expand(with random: inout ScriptNumbers) {}

  // MARK: A batch

  /// Changes the data and performs the changes: first the sections, then the items of the remaining ones.
  private func batch(_ random: inout ScriptNumbers) {
    let old = items
    let kept = sectionsStay(&random)
    var new = kept.map { old[$0] }
    let moved = changeItems(&new, kept: kept, old: old, &random)
    let insertsSection = items.count < 9 && Int.random(in: 0..<4, using: &random) == 0
    let place = Int.random(in: 0...new.count, using: &random)
    if insertsSection {
      new.insert(newItems(Int.random(in: 0..<9, using: &random)), at: place)
      view.insertSections([place])
    }
    items = new
    func section(_ index: Int) -> Int { insertsSection && index >= place ? index + 1 : index }
    let places = Dictionary(
      uniqueKeysWithValues: new.enumerated().flatMap { section, items in
        items.enumerated().map { ($1, IndexPath(item: $0, section: section)) }
      })
    for (index, from) in kept.enumerated() {
      let known = Set(kept.flatMap { old[$0] })
      let to = section(index)
      let inserted = new[to].filter { !known.contains($0) }.compactMap { places[$0] }
      if !inserted.isEmpty { view.insertItems(at: inserted) }
      for (item, identifier) in old[from].enumerated() {
        let path = IndexPath(item: item, section: from)
        if moved.contains(identifier), let goal = places[identifier] {
          view.moveItem(at: path, to: goal)
        } else if places[identifier] == nil {
          view.deleteItems(at: [path])
        } else if Int.random(in: 0..<40, using: &random) == 0 {
          view.reloadItems(at: [path])
        }
      }
    }
  }

  /// Deletes a section in some cases.
  ///
  /// - Returns: The original indices of the remaining sections.
  private func sectionsStay(_ random: inout ScriptNumbers) -> [Int] {
    guard items.count > 2, Int.random(in: 0..<4, using: &random) == 0 else {
      return Array(items.indices)
    }
    let gone = Int.random(in: items.indices, using: &random)
    view.deleteSections([gone])
    return items.indices.filter { $0 != gone }
  }

  /// Deletes, inserts and moves items.
  ///
  /// - Returns: The items that were moved.
  private func changeItems(
    _ new: inout [[Int]], kept: [Int], old: [[Int]], _ random: inout ScriptNumbers
  ) -> Set<Int> {
    var moved: Set<Int> = []
    for _ in 0..<Int.random(in: 0..<6, using: &random) where !new.isEmpty {
      let section = Int.random(in: new.indices, using: &random)
      let place = Int.random(in: 0...new[section].count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        new[section].insert(contentsOf: newItems(Int.random(in: 1..<5, using: &random)), at: place)
      case 1 where !new[section].isEmpty:
        let item = new[section].remove(at: min(place, new[section].count - 1))
        moved.remove(item)
      default:
        guard !new[section].isEmpty else { continue }
        let item = new[section].remove(at: min(place, new[section].count - 1))
        let goal = Int.random(in: new.indices, using: &random)
        new[goal].insert(item, at: Int.random(in: 0...new[goal].count, using: &random))
        if kept.contains(where: { old[$0].contains(item) }) { moved.insert(item) }
      }
    }
    return moved
  }

  // MARK: Data source

  private func item(at path: IndexPath) -> Int? {
    let isThere =
      items.indices.contains(path.section) && path.item < items[path.section].count
    return isThere ? items[path.section][path.item] : nil
  }

  private func move(_ origin: IndexPath, to goal: IndexPath) {
    let item = items[origin.section].remove(at: origin.item)
    items[goal.section].insert(item, at: goal.item)
  }
}
