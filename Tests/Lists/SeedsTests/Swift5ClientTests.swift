// SPDX-License-Identifier: Apache-2.0

// Decision 0002, lines 7 and 8: this target is in Swift 5 mode, as most code for iOS is. No declaration in
// this file specifies an actor; the compiler must accept it, and isolation to the main actor is checked at
// run time.

import Expectations
import Testing
import UIKit

/// A delegate class without actor isolation, as in iOS code.
final class Swift5Delegate: NSObject, UIScrollViewDelegate {
  var offset = CGPoint.zero

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
}

/// A class without actor isolation that stores views in its properties.
final class Swift5Screen: NSObject {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let delegate = Swift5Delegate()

  func show() {
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.delegate = delegate
    scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    scrollView.contentOffset = CGPoint(x: 0, y: 30)
  }
}

/// A class without actor isolation that sets properties of texts and controls.
final class Swift5Form: NSObject {
  let label = UILabel()
  let field = UITextField()
  let text = UITextView()
  let button = UIButton()

  func setUp() {
    label.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    text.adjustsFontForContentSizeCategory = true
    field.isEnabled = false
    button.isEnabled = false
  }
}

/// An identifier that is a class without a `Sendable` conformance, as in much iOS code.
final class Swift5Item: Hashable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (left: Swift5Item, right: Swift5Item) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A screen as in much iOS code: layout, cells and a data source of mixed items, without actor isolation.
final class Swift5MixedScreen: NSObject, UICollectionViewDelegate {
  let collectionView: UICollectionView
  private var dataSource: UICollectionViewDiffableDataSource<String, AnyHashable>?
  private(set) var selected: [AnyHashable] = []

  override init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    super.init()
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, AnyHashable> {
      cell, _, item in
      cell.backgroundColor = item is Int ? .red : .blue
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    collectionView.delegate = self
  }

  func apply(_ items: [AnyHashable]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, AnyHashable>()
    snapshot.appendSections(["mixed"])
    snapshot.appendItems(items)
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  var colors: [UIColor?] {
    collectionView.indexPathsForVisibleItems.sorted().map {
      collectionView.cellForItem(at: $0)?.backgroundColor
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let item = dataSource?.itemIdentifier(for: indexPath) { selected.append(item) }
  }
}

@Suite("Decision 0002, lines 7 and 8: clients in Swift 5 mode")
struct Swift5ClientTests {
  @MainActor
  @Test func `code without isolation uses views and conforms to delegates`() {
    let screen = Swift5Screen()
    screen.show()
    expect(screen.delegate.offset, equals: CGPoint(x: 0, y: 30))
  }

  @MainActor
  @Test func `code without isolation sets what texts and controls are like`() {
    let form = Swift5Form()
    form.setUp()
    expect(form.label.adjustsFontForContentSizeCategory && !form.field.isEnabled)
    expect(form.text.adjustsFontForContentSizeCategory && !form.button.isEnabled)
  }

  @Test func `AnyHashable names items of different types`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, AnyHashable>()
    snapshot.appendSections(["mixed"])
    snapshot.appendItems([AnyHashable(1), AnyHashable("1")])
    expect(snapshot.numberOfItems, equals: 2)
    expect(snapshot.indexOfItem(AnyHashable("1")), equals: 1)
  }

  @Test func `objects name items by their identity`() {
    let items = [Swift5Item("a"), Swift5Item("a")]
    var snapshot = NSDiffableDataSourceSnapshot<Int, Swift5Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    expect(snapshot.numberOfItems, equals: 2)
    expect(snapshot.itemIdentifiers(inSection: 0).first === items[0])
  }

  @MainActor
  @Test func `a screen without isolation shows items of different types`() {
    let screen = Swift5MixedScreen()
    screen.apply([1, "a", 2])
    screen.collectionView.layoutIfNeeded()
    expect(screen.colors, equals: [.red, .blue, .red])
    screen.collectionView(screen.collectionView, didSelectItemAt: [0, 1])
    expect(screen.selected, equals: ["a"])
  }

  @MainActor
  @Test func `a snapshot applied from a background queue is shown by the main actor`() async {
    let screen = Swift5MixedScreen()
    screen.apply([1])
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        screen.apply([1, "a"])
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    expect(screen.collectionView.numberOfItems(inSection: 0), equals: 2)
  }

  @Test func `snapshots are changed on a background queue`() async {
    let count: Int = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<10))
        continuation.resume(returning: snapshot.numberOfItems)
      }
    }
    expect(count, equals: 10)
  }
}
