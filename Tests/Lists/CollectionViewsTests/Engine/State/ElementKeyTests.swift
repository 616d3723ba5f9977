// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCompositionalLayout
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of element keys, and of the text of index paths in messages (`IndexPath+Words`).
@MainActor
@Suite("ElementKey")
struct ElementKeyTests {
  @Test func `cells have no kind, other elements are told apart by it`() {
    let cell = ElementKey.cell([1, 2])
    let header = ElementKey(category: .supplementaryView, kind: "h", indexPath: [1, 2])
    let other = ElementKey(category: .supplementaryView, kind: "f", indexPath: [1, 2])
    let decoration = ElementKey(category: .decorationView, kind: "h", indexPath: [1, 2])
    expect(Set([cell, header, other, decoration]).count, equals: 4)
    expect(cell.shownKind == nil && header.shownKind == "h")
    expect(cell.section == 1 && ElementKey.cell([]).section == 0)
  }

  @Test func `attributes and the solver name the same element`() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: [1, 2])
    expect(ElementKey(cell), equals: ElementKey(LayoutElement.cell(section: 1, item: 2)))
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: [1, 0])
    expect(
      ElementKey(header), equals: ElementKey(LayoutElement.supplementary("h", section: 1, item: 0)))
    let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "d", with: [1, 0])
    expect(
      ElementKey(decoration), equals: ElementKey(LayoutElement.decoration("d", section: 1, item: 0))
    )
  }

  @Test func `an index path is said in words`() {
    expect(IndexPath(item: 2, section: 1).words, equals: "section 1, item 2")
    expect(IndexPath(index: 4).words, equals: "index 4")
    expect(IndexPath().words, equals: "an empty index path")
    expect(IndexPath(indexes: [1, 2, 3]).words, equals: "index path [1, 2, 3]")
  }
}
