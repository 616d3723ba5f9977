// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import CollectionViewTesting
import Expectations
import Foundation
import MullionCollectionViews
import MullionContracts
import MullionControls
import MullionViewTree
import Synchronization
import Testing
import UIKit

/// Tests of objects whose last reference is released on another thread, as by the closure of a background
/// task.
@MainActor
@Suite(.serialized)
struct EndingTests {
  /// The context of a background task, which retains its owner.
  private final class Load: @unchecked Sendable {
    var owner: AnyObject?
    init(_ owner: AnyObject) { self.owner = owner }
  }

  /// A record of whether each owner was deallocated on the main thread.
  private final class Ends: Sendable {
    private let places = Mutex<[Bool]>([])
    var all: [Bool] { places.withLock { $0 } }
    func record() { places.withLock { $0.append(MainThread.isCurrent) } }
  }

  private static func release(_ make: () -> AnyObject) {
    let load = Load(make())
    Background.whileMainWaits { load.owner = nil }
  }

  private static func list() -> UICollectionViewCompositionalLayout {
    .list(using: .init(appearance: .plain))
  }

  private final class Page: UICollectionViewController {
    let ends: Ends
    var source: UICollectionViewDiffableDataSource<Int, Int>?
    init(_ ends: Ends) {
      self.ends = ends
      super.init(collectionViewLayout: EndingTests.list())
    }
    required init?(coder: NSCoder) { nil }
    deinit { ends.record() }
    override func viewDidLoad() {
      super.viewDidLoad()
      let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        cell.contentConfiguration = UIListContentConfiguration.cell()
        cell.accessories = [.delete(), .outlineDisclosure()]
      }
      source = .init(collectionView: collectionView) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
      }
      show(30, animated: false)
    }
    func show(_ count: Int, animated: Bool, completion: (() -> Void)? = nil) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      source?.apply(snapshot, animatingDifferences: animated, completion: completion)
    }
  }

  @Test func `a controller that a closure elsewhere lets go of ends on the main thread`() async {
    let ends = Ends()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let harness = CollectionViewHarness(navigation)
    for round in 0..<20 {
      Self.release {
        let page = Page(ends)
        navigation.pushViewController(page, animated: false)
        harness.advance(by: 0.1)
        page.show(5 + round, animated: true)
        navigation.popViewController(animated: round % 2 == 0)
        harness.advance(by: 0.6)
        return page
      }
      harness.advance(by: 0.1)
    }
    await Background.mainTurn()
    expect(ends.all, equals: Array(repeating: true, count: 20))
  }

  @Test
  func `an update under way when its list goes elsewhere is completed, as one that was cut off`() {
    let ends = Ends()
    let holder = UIViewController()
    let harness = CollectionViewHarness(holder)
    var completions = 0
    Self.release {
      let page = Page(ends)
      holder.view.addSubview(page.view)
      page.view.frame = holder.view.bounds
      harness.advance(by: 0.1)
      page.show(3, animated: true) { completions += 1 }
      harness.advance(by: 0.05)
      page.view.removeFromSuperview()
      return page
    }
    harness.advance(by: 1)
    expect(completions, equals: 1)
    expect(ends.all, equals: [true])
  }

  private final class PhotoCell: UICollectionViewCell {
    let photo = UIImageView()
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(photo)
      contentView.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
    func load(_ item: Int) {
      let load = Load(self)
      DispatchQueue.global().async {
        if item % 2 == 0 { return load.owner = nil }
        DispatchQueue.main.async {
          MainActor.assumeIsolated { (load.owner as? PhotoCell)?.label.text = "\(item)" }
        }
      }
    }
  }

  @Test func `cells that closures elsewhere keep, of lists that are gone, end on the main thread`()
    async
  {
    for _ in 0..<20 { showAndEmptyList() }
    await Background.mainTurn()
  }

  private func showAndEmptyList() {
    let controller = UICollectionViewController(collectionViewLayout: Self.list())
    let cell = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, item in
      cell.load(item)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(
      collectionView: controller.collectionView
    ) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    let harness = CollectionViewHarness(controller)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    source.apply(snapshot, animatingDifferences: false)
    harness.layout()
    harness.scrollCollectionView(to: 600)
    harness.layout()
    snapshot.deleteAllItems()
    source.apply(snapshot)
    harness.advance(by: 0.5)
  }

  private final class TidyList: UICollectionView {
    isolated deinit {
      delegate = nil
      dataSource = nil
      contentOffset = CGPoint(x: 0, y: 40)
      reloadData()
      layoutIfNeeded()
      for cell in visibleCells { cell.isSelected = true }
    }
  }

  private final class TidyTable: UITableView {
    isolated deinit {
      delegate = nil
      dataSource = nil
      setContentOffset(.zero, animated: true)
      reloadData()
      isEditing = true
    }
  }

  @Test(arguments: [false, true])
  func `a list or table that tidies up in its deinit harms nothing`(isElsewhere: Bool) async {
    let items = ItemSource([40])
    let rows = RowSource([40]) { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    let list = {
      let view = TidyList(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: Self.list())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      view.layoutIfNeeded()
      return view
    }
    let table = {
      let view = TidyTable(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
      view.dataSource = rows
      view.layoutIfNeeded()
      return view
    }
    for make in [{ list() as UIView }, { table() as UIView }] {
      weak var weakly: UIView?
      let noted = {
        let view = make()
        weakly = view
        return view
      }
      if isElsewhere { Self.release(noted) } else { _ = noted() }
      await Background.mainTurn()
      expect(weakly == nil)
    }
  }

  private final class Columns: UICollectionViewLayout {
    let ends: Ends
    init(_ ends: Ends) {
      self.ends = ends
      super.init()
    }
    required init?(coder: NSCoder) { nil }
    deinit { ends.record() }
  }

  @Test func `a layout that a closure elsewhere lets go of ends on the main thread`() async {
    let ends = Ends()
    Self.release { Columns(ends) }
    await Background.mainTurn()
    expect(ends.all, equals: [true])
  }
}
