// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Views that a layout wants new in an update")
struct ElementHintTests {
  private final class Line: UICollectionReusableView {}

  /// A layout with a line below every item; the test determines which lines are inserted and deleted.
  private final class LinedLayout: UICollectionViewLayout {
    var coming: [IndexPath] = []
    var going: [IndexPath] = []
    var log: [String] = []
    private var count = 0

    override func prepare() {
      super.prepare()
      count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }
    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: count * 50)
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).flatMap { item in
        let path = IndexPath(item: item, section: 0)
        return [
          layoutAttributesForItem(at: path),
          layoutAttributesForDecorationView(ofKind: "line", at: path),
        ].compactMap(\.self)
      }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: indexPath.item * 50, width: 100, height: 49)
      return attributes
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: indexPath.item * 50 + 49, width: 100, height: 1)
      return attributes
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      log.append("prepare")
    }
    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      log.append("insert \(elementKind)")
      return coming
    }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      log.append("delete \(elementKind)")
      return going
    }
    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("from \(decorationIndexPath.item)")
      return nil
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("to \(decorationIndexPath.item)")
      return nil
    }
  }

  private let layout = LinedLayout()
  private let stage: Stage

  init() {
    layout.register(Line.self, forDecorationViewOfKind: "line")
    stage = Stage(layout, items: [["a", "b", "c"]])
    stage.frame()
  }

  private func line(_ item: Int) -> UIView? {
    stage.view.subviews.first { $0 is Line && $0.frame.minY == CGFloat(item * 50 + 49) }
  }

  private func insert(_ text: String, at item: Int) {
    stage.items[0].insert(text, at: item)
    stage.view.insertItems(at: [IndexPath(item: item, section: 0)])
  }

  @Test func `without a word from the layout, views stay with their places`() {
    let lines = (0..<3).map(line)
    insert("x", at: 1)
    expect(Array(layout.log.prefix(3)), equals: ["prepare", "insert line", "delete line"])
    expect(layout.log.contains("from 3") && !layout.log.contains("from 1"))
    stage.frame()
    stage.frame()
    expect((0..<3).map(line) == lines && line(3) != nil)
  }

  @Test func `a view that is to come is a new one, also where one was`() {
    layout.coming = [IndexPath(item: 1, section: 0)]
    insert("x", at: 1)
    expect(layout.log.contains("from 1") && layout.log.contains("to 1"))
    stage.frame()
    stage.frame()
    expect((0..<4).allSatisfy { line($0) != nil })
    expect(stage.view.subviews.count { $0 is Line }, equals: 4)
  }

  @Test func `a view that is to go goes, and another one takes its place`() {
    let lines = (0..<3).map(line)
    layout.going = [IndexPath(item: 0, section: 0)]
    stage.items[0].remove(at: 0)
    stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    expect(layout.log.contains("to 0") && layout.log.contains("from 0"))
    stage.frame()
    stage.frame()
    expect(line(1) === lines[1] && line(0) != nil)
    expect(stage.view.subviews.count { $0 is Line }, equals: 2)
  }
}
