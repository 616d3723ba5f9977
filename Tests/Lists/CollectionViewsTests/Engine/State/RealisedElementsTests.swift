// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the elements that have views (`RealisedElement`), by their keys (`ElementKey`).
@MainActor
@Suite("RealisedElements")
struct RealisedElementsTests {
  private func element(_ item: Int) -> RealisedElement {
    RealisedElement(
      key: .cell([0, item]), view: UICollectionViewCell(),
      attributes: UICollectionViewLayoutAttributes(forCellWith: [0, item]), host: nil)
  }

  private func items(_ realised: RealisedElements) -> [Int] {
    realised.all.map(\.key.indexPath.item)
  }

  @Test func `an element is found by its name and by its view`() {
    let realised = RealisedElements()
    let one = element(3)
    realised.insert(one)
    expect(realised[.cell([0, 3])] === one && realised[.cell([0, 4])] == nil)
    expect(realised.element(of: one.view) === one)
    expect(realised.element(of: UICollectionViewCell()) == nil)
  }

  @Test func `elements are answered in the order they came, whatever went`() {
    let realised = RealisedElements()
    let elements = [5, 1, 4, 2].map(element)
    for element in elements { realised.insert(element) }
    expect(items(realised), equals: [5, 1, 4, 2])
    realised.remove(elements[1])
    expect(items(realised) == [5, 4, 2] && elements[1].view.elementKey == nil)
    realised.insert(element(1))
    expect(items(realised), equals: [5, 4, 2, 1])
  }

  @Test func `an element that comes under a name takes the place of the one that had it`() {
    let realised = RealisedElements()
    let (old, new) = (element(1), element(1))
    realised.insert(old)
    realised.insert(new)
    expect(realised.all.map { $0 === new }, equals: [true])
    expect(realised.element(of: old.view) == nil)
    realised.remove(old)
    expect(realised[.cell([0, 1])] === new)
  }

  @Test func `an update gives names, and answers what has none`() {
    let realised = RealisedElements()
    let elements = [0, 1, 2].map(element)
    elements[0].isDisplayed = true
    elements[0].wasAsked = true
    elements[0].sightMark = 9
    for element in elements { realised.insert(element) }
    let gone = realised.rename { element in
      let item = element.key.indexPath.item
      return item == 1 ? nil : .cell([0, 2 - item])
    }
    expect(gone.map { $0 === elements[1] } == [true] && elements[1].view.elementKey == nil)
    expect(items(realised), equals: [2, 0])
    let renamed = realised[.cell([0, 2])]
    expect(renamed?.view === elements[0].view && renamed?.view.elementKey == .cell([0, 2]))
    expect(renamed?.isDisplayed == true && renamed?.wasAsked == true && renamed?.sightMark == 0)
  }
}
