// SPDX-License-Identifier: Apache-2.0

// Photographs that are searched for page by page and loaded one by one: each response creates a snapshot
// from the data source's own and applies it on a background queue, as much code from before iOS 18 does.
// This target is in Swift 5 mode; no declaration here specifies an actor.

import Expectations
import Foundation
import Testing
import UIKit

/// A photo that is equal to another one with the same number, regardless of loaded data.
struct FoundPhoto: Hashable {
  let number: Int
  var isLoaded = false

  static func == (left: FoundPhoto, right: FoundPhoto) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A screen with a grid, to whose data source background queues apply snapshots.
final class PhotoSearchScreen: NSObject {
  enum Section { case main }

  let collectionView: UICollectionView
  private(set) var configured: [Int] = []
  lazy var dataSource = UICollectionViewDiffableDataSource<Section, FoundPhoto>(
    collectionView: collectionView
  ) { [weak self] collectionView, indexPath, photo in
    self?.configured.append(photo.number)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }

  override init() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    super.init()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
  }

  func takeConfigured() -> [Int] {
    defer { configured = [] }
    return configured.sorted()
  }

  /// Appends a page of photos, and applies the snapshot on a background queue.
  func append(_ photos: [FoundPhoto], completion: (() -> Void)? = nil) {
    var snapshot = dataSource.snapshot()
    if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections([.main]) }
    snapshot.appendItems(photos)
    DispatchQueue.global(qos: .background).async {
      self.dataSource.apply(snapshot, animatingDifferences: false, completion: completion)
    }
  }

  /// Reloads a photo, and applies the snapshot on a background queue.
  func reload(_ photo: FoundPhoto, completion: (() -> Void)? = nil) {
    var snapshot = dataSource.snapshot()
    guard snapshot.indexOfItem(photo) != nil else { return }
    snapshot.reloadItems([photo])
    DispatchQueue.global(qos: .background).async {
      self.dataSource.apply(snapshot, animatingDifferences: false, completion: completion)
    }
  }
}

/// The same screen with a table view.
final class PhotoTableScreen: NSObject, UITableViewDelegate {
  enum Section { case main }

  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private(set) var configured: [Int] = []
  lazy var dataSource = UITableViewDiffableDataSource<Section, FoundPhoto>(tableView: tableView) {
    [weak self] tableView, indexPath, photo in
    self?.configured.append(photo.number)
    return tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
  }

  override init() {
    super.init()
    tableView.rowHeight = 50
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "photo")
    tableView.delegate = self
  }

  func append(_ photos: [FoundPhoto], completion: (() -> Void)? = nil) {
    var snapshot = dataSource.snapshot()
    if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections([.main]) }
    snapshot.appendItems(photos)
    DispatchQueue.global(qos: .background).async {
      self.dataSource.apply(snapshot, animatingDifferences: false, completion: completion)
    }
  }

  func load(_ photo: FoundPhoto, completion: (() -> Void)? = nil) {
    var snapshot = dataSource.snapshot()
    snapshot.reloadItems([photo])
    DispatchQueue.global(qos: .background).async {
      self.dataSource.apply(snapshot, animatingDifferences: false, completion: completion)
    }
  }
}

@MainActor
@Suite("Seed: applies from background queues")
struct BackgroundApplyTests {
  private func until(_ work: (@escaping () -> Void) -> Void) async {
    await withCheckedContinuation { continuation in work { continuation.resume() } }
  }

  @Test func `pages and pictures that arrive are shown`() async {
    let screen = PhotoSearchScreen()
    await until { screen.append([FoundPhoto(number: 1), FoundPhoto(number: 2)], completion: $0) }
    screen.collectionView.layoutIfNeeded()
    expect(screen.takeConfigured(), equals: [1, 2])
    await until { screen.append([FoundPhoto(number: 3)], completion: $0) }
    expect(screen.takeConfigured(), equals: [3])
    await until { screen.reload(FoundPhoto(number: 2), completion: $0) }
    expect(screen.takeConfigured(), equals: [2])
    expect(screen.collectionView.numberOfItems(inSection: 0), equals: 3)
  }

  @Test func `pages and pictures that arrive are shown in a table`() async {
    let screen = PhotoTableScreen()
    _ = screen.dataSource
    screen.tableView.layoutIfNeeded()
    await until { screen.append((1...3).map { FoundPhoto(number: $0) }, completion: $0) }
    screen.tableView.layoutIfNeeded()
    expect(screen.tableView.contentSize.height, equals: 150)
    expect(screen.configured.sorted(), equals: [1, 2, 3])
    await until { screen.append((4...9).map { FoundPhoto(number: $0) }, completion: $0) }
    expect(screen.tableView.numberOfRows(inSection: 0), equals: 9)
    expect(screen.tableView.contentSize.height, equals: 450)
    await until { screen.load(FoundPhoto(number: 2), completion: $0) }
    screen.tableView.layoutIfNeeded()
    expect(screen.configured.sorted(), equals: [1, 2, 2, 3, 4])
  }

  @Test func `a whole screen worked from a background queue shows everything`() async {
    let screen = PhotoSearchScreen()
    _ = screen.dataSource
    let queue = DispatchQueue(label: "photos")
    let done = DispatchGroup()
    for number in 0..<50 {
      done.enter()
      queue.async {
        var snapshot = screen.dataSource.snapshot()
        if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections([.main]) }
        snapshot.appendItems([FoundPhoto(number: number)])
        screen.dataSource.apply(snapshot, animatingDifferences: false) { done.leave() }
      }
    }
    await until { resume in done.notify(queue: .main) { resume() } }
    screen.collectionView.layoutIfNeeded()
    expect(screen.dataSource.snapshot().itemIdentifiers.map(\.number), equals: Array(0..<50))
    expect(screen.takeConfigured(), equals: Array(0..<8))
  }
}
