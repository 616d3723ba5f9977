// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Script data in diffable snapshots.
@MainActor
final class DiffableData: ScriptData {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  let source: UICollectionViewDiffableDataSource<Int, Int>
  private(set) var open = 0
  private let hooks: ScriptHooks
  private var nextItem = 0

  init(
    _ view: UICollectionView, _ hooks: ScriptHooks,
    cell: @escaping (UICollectionView, IndexPath, Int) -> UICollectionViewCell,
    other: @escaping (UICollectionView, String, IndexPath) -> UICollectionReusableView
  ) {
    self.hooks = hooks
    source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { cell($0, $1, $2) }
    source.supplementaryViewProvider = { other($0, $1, $2) }
    source.reorderingHandlers.canReorderItem = { _ in true }
    var snapshot = Snapshot()
    for section in 0..<5 {
      snapshot.appendSections([section])
      snapshot.appendItems(newItems(12), toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  var items: [[Int]] {
    let snapshot = source.snapshot()
    return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  func change(animated: Bool, with random: inout ScriptNumbers) {
    show(changed(&random), animated: animated)
  }

  func keep(_ count: Int, animated: Bool) {
    var snapshot = source.snapshot()
    snapshot.deleteItems(Array(snapshot.itemIdentifiers.dropFirst(count)))
    if count == 0 { snapshot.deleteSections(snapshot.sectionIdentifiers) }
    show(snapshot, animated: animated)
  }

  private func show(_ snapshot: Snapshot, animated: Bool) {
    open += 1
    source.apply(snapshot, animatingDifferences: animated) { [weak self] in
      self?.open -= 1
      self?.hooks.pass(.completed)
    }
  }

  func reload(with random: inout ScriptNumbers) {
    source.applySnapshotUsingReloadData(changed(&random))
  }

  func reconfigure(_ items: [Int], with random: inout ScriptNumbers) {
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(items)
    source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
  }

  func expand(with random: inout ScriptNumbers) {
    let sections = source.snapshot().sectionIdentifiers
    guard let section = sections.randomElement(using: &random) else { return }
    var outline = source.snapshot(for: section)
    guard let item = outline.items.randomElement(using: &random) else { return }
    if outline.isExpanded(item) {
      outline.collapse([item])
    } else {
      if outline.snapshot(of: item).items.isEmpty { outline.append(newItems(3), to: item) }
      outline.expand([item])
    }
    source.apply(outline, to: section, animatingDifferences: Bool.random(using: &random))
  }

  private func newItems(_ count: Int) -> [Int] {
    nextItem += count
    return Array(nextItem - count..<nextItem)
  }

  private func changed(_ random: inout ScriptNumbers) -> Snapshot {
    var snapshot = source.snapshot()
    for _ in 0..<Int.random(in: 1..<5, using: &random) {
      if Bool.random(using: &random) {
        changeItems(&snapshot, &random)
      } else {
        changeSections(&snapshot, &random)
      }
    }
    if Int.random(in: 0..<3, using: &random) == 0,
      let item = snapshot.itemIdentifiers.randomElement(using: &random)
    {
      snapshot.reloadItems([item])
    }
    return snapshot
  }

  private func changeItems(_ snapshot: inout Snapshot, _ random: inout ScriptNumbers) {
    let items = snapshot.itemIdentifiers.shuffled(using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: snapshot.deleteItems(Array(items.prefix(Int.random(in: 0..<6, using: &random))))
    case 1:
      guard let item = items.first else { return }
      snapshot.insertItems(newItems(Int.random(in: 1..<7, using: &random)), beforeItem: item)
    case 2:
      guard items.count > 1 else { return }
      snapshot.moveItem(items[0], afterItem: items[1])
    default:
      guard let section = snapshot.sectionIdentifiers.randomElement(using: &random) else { return }
      snapshot.appendItems(newItems(Int.random(in: 0..<8, using: &random)), toSection: section)
    }
  }

  private func changeSections(_ snapshot: inout Snapshot, _ random: inout ScriptNumbers) {
    let sections = snapshot.sectionIdentifiers.shuffled(using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where sections.count > 2: snapshot.deleteSections([sections[0]])
    case 1 where sections.count < 9:
      let section = newItems(1)[0] + 1000
      snapshot.appendSections([section])
      snapshot.appendItems(newItems(Int.random(in: 0..<20, using: &random)), toSection: section)
    case 2 where !sections.isEmpty: snapshot.reloadSections([sections[0]])
    default:
      guard sections.count > 1 else { return }
      snapshot.moveSection(sections[0], afterSection: sections[1])
    }
  }
}
