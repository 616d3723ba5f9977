// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the visible elements passed to handlers (`VisibleItem`), and of the handlers' calls.
@MainActor
@Suite("VisibleItems")
struct VisibleItemsTests {
  private func attributes(
    _ section: Int, _ item: Int, y: CGFloat = 0
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [section, item])
    attributes.frame = CGRect(x: 0, y: y, width: 100, height: 40)
    return attributes
  }

  @Test func `an element keeps its item, and what the handler changed`() {
    let items = VisibleItems()
    let item = items.item(for: attributes(0, 1))
    item.alpha = 0.25
    let again = items.item(for: attributes(0, 1, y: 50))
    expect(again === item && again.alpha == 0.25)
    expect(items[.cell([0, 1])] === item && items[.cell([0, 2])] == nil)
  }

  @Test func `an item follows its layout, unless the layout says what it said`() {
    let item = VisibleItem(attributes(0, 1))
    item.center.x = 7
    item.zIndex = 3
    item.update(attributes(0, 1))
    expect(item.center.x == 7 && item.zIndex == 3)
    let moved = attributes(0, 1, y: 100)
    moved.zIndex = 9
    item.update(moved)
    expect(item.center == CGPoint(x: 50, y: 120) && item.zIndex == 9)
  }

  @Test func `a turned item takes room around its middle`() {
    let item = VisibleItem(attributes(0, 1))
    expect(item.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 40))
    expect(item.bounds == CGRect(x: 0, y: 0, width: 100, height: 40) && item.name == "")
    item.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    expect(item.frame, equals: CGRect(x: -50, y: 10, width: 200, height: 20))
    item.transform3D = CATransform3DMakeRotation(1, 1, 0, 0)
    expect(item.transform, equals: .identity)
  }

  @Test func `items of a section that went are forgotten, those of others are kept`() {
    let items = VisibleItems()
    for item in 0..<3 { _ = items.item(for: attributes(0, item)) }
    _ = items.item(for: attributes(1, 0))
    items.keep([.cell([0, 1])], ofSection: 0)
    let left = [items[.cell([0, 0])], items[.cell([0, 1])], items[.cell([1, 0])]].map { $0 != nil }
    expect(left, equals: [false, true, true])
    items.remove(.cell([0, 1]))
    expect(items[.cell([0, 1])] == nil)
    items.removeAll()
    expect(items[.cell([1, 0])] == nil)
  }

  @Test func `a handler is told when anything changed`() {
    let items = VisibleItems()
    func notice(_ serial: Int = 1, _ y: CGFloat = 0, near: Set<ElementKey> = [])
      -> VisibleItems.Notice
    {
      VisibleItems.Notice(
        solveSerial: serial, offset: CGPoint(x: 0, y: y), keys: [.cell([0, 0])], nearKeys: near)
    }
    expect(items.keysTold(section: 0) == nil)
    expect(items.record(notice(), section: 0))
    expect(!items.record(notice(), section: 0))
    expect(items.record(notice(), section: 1))
    expect(items.record(notice(2), section: 0))
    expect(items.record(notice(2, 5), section: 0))
    expect(items.record(notice(2, 5, near: [.cell([0, 4])]), section: 0))
    expect(items.keysTold(section: 0), equals: [.cell([0, 0])])
    items.removeAll()
    expect(items.keysTold(section: 0) == nil)
  }
}
