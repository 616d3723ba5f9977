// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import UIKit

/// A list whose items are loaded later, and whose cells record the device on which they are created and laid
/// out.
final class LoadingList: UIViewController {
  /// The mechanism by which the items are loaded.
  enum Way: CaseIterable {
    case atOnce, task, mainQueue, backgroundQueue, timer
  }

  /// A cell that records the device whenever it is created or laid out.
  final class Cell: UICollectionViewListCell {
    private(set) var seen: Set<String> = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      record()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      record()
    }

    private func record() {
      seen.insert(LoadingList.words(UITraitCollection.current))
      seen.insert(LoadingList.words(traitCollection))
      seen.insert(LoadingList.words(UIScreen.main.traitCollection))
    }
  }

  private let way: Way
  private(set) var isLoading = true
  private lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init(_ way: Way) {
    self.way = way
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The devices that the visible cells recorded.
  var seen: Set<String> {
    list.visibleCells.compactMap { $0 as? Cell }.reduce(into: []) { $0.formUnion($1.seen) }
  }

  static func words(_ traits: UITraitCollection) -> String {
    "\(traits.userInterfaceStyle.rawValue) \(traits.displayScale) "
      + "\(traits.preferredContentSizeCategory.rawValue) \(traits.layoutDirection.rawValue)"
  }

  static func words(of device: Device) -> String { words(device.traits) }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "See all of item \(item)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    load()
  }

  private func load() {
    let show: @Sendable () -> Void = { [weak self] in
      MainActor.assumeIsolated { self?.show() }
    }
    switch way {
    case .atOnce: self.show()
    case .task:
      Task {
        try? await Task.sleep(for: .milliseconds(20))
        await Task.detached {}.value
        self.show()
      }
    case .mainQueue: DispatchQueue.main.async { DispatchQueue.main.async(execute: show) }
    case .backgroundQueue:
      DispatchQueue.global().async { DispatchQueue.main.async(execute: show) }
    case .timer: Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in show() }
    }
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<6))
    source?.apply(snapshot, animatingDifferences: false)
    isLoading = false
  }
}
