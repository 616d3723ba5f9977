// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite("Selection and display")
struct SelectionTests {
  private let stage = Stage(Layouts.grid(), counts: [100])
  private let delegate = RecorderDelegate()

  init() {
    stage.view.delegate = delegate
    stage.frame()
    _ = delegate.takeHeard()
  }

  private func press(_ x: CGFloat, _ y: CGFloat, releaseAt end: CGPoint? = nil) {
    let point = CGPoint(x: x, y: y)
    stage.surface.handle(.pointer(PointerEvent(phase: .began, location: point)))
    stage.surface.handle(.pointer(PointerEvent(phase: .ended, location: end ?? point)))
  }

  @Test func `a tap highlights, selects and unhighlights, asking and telling in order`() {
    press(100, 100)
    expect(
      delegate.takeHeard(),
      equals: [
        "shouldHighlight 0.5", "didHighlight 0.5", "shouldSelect 0.5", "didSelect 0.5",
        "perform 0.5", "didUnhighlight 0.5",
      ])
    expect(stage.view.indexPathsForSelectedItems, equals: [[0, 5]])
    expect(stage.cell(0, 5)?.isSelected, equals: true)
    expect(stage.cell(0, 5)?.isHighlighted, equals: false)
  }

  @Test func `another tap replaces the selection`() {
    press(100, 100)
    _ = delegate.takeHeard()
    press(10, 10)
    expect(
      delegate.takeHeard().filter { $0.contains("elect") },
      equals: [
        "shouldSelect 0.0", "didDeselect 0.5", "didSelect 0.0",
      ])
    expect(stage.cell(0, 5)?.isSelected, equals: false)
  }

  @Test func `a tap on one of several selected items deselects it`() {
    stage.view.allowsMultipleSelection = true
    press(100, 100)
    press(10, 10)
    _ = delegate.takeHeard()
    press(100, 100)
    expect(delegate.takeHeard().contains("didDeselect 0.5"))
    expect(stage.view.indexPathsForSelectedItems, equals: [[0, 0]])
  }

  @Test func `the delegate may refuse`() {
    delegate.refusesSelection = true
    press(100, 100)
    expect(stage.view.indexPathsForSelectedItems == nil)
    expect(delegate.takeHeard().last, equals: "didUnhighlight 0.5")
  }

  @Test func `nothing is selected where selection is not allowed`() {
    stage.view.allowsSelection = false
    press(100, 100)
    expect(delegate.takeHeard().isEmpty)
  }

  @Test func `the application's own selection tells nobody, and scrolls if asked`() {
    stage.view.selectItem(at: [0, 90], animated: false, scrollPosition: .bottom)
    stage.frame()
    expect(delegate.takeHeard().isEmpty)
    expect(stage.cell(0, 90)?.isSelected, equals: true)
    stage.view.deselectItem(at: [0, 90], animated: false)
    expect(stage.cell(0, 90)?.isSelected, equals: false)
    stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
    expect(stage.view.indexPathsForSelectedItems == nil)
  }

  @Test func `a cell that comes into sight is as selected as its item`() {
    press(100, 100)
    stage.scroll(to: 1000)
    expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
    stage.scroll(to: 0)
    expect(stage.cell(0, 5)?.isSelected, equals: true)
  }

  @Test func `a selected background shows while the cell is selected`() {
    let cell = stage.cell(0, 5)
    let background = UIView()
    cell?.selectedBackgroundView = background
    expect(background.isHidden)
    expect(background.frame, equals: cell?.bounds)
    press(100, 100)
    expect(!background.isHidden)
  }

  @Test func `every cell that will be displayed ends being displayed`() {
    for offset in stride(from: 0, through: 1500, by: 130) { stage.scroll(to: CGFloat(offset)) }
    stage.scroll(to: 700)
    let shown = Set(delegate.displayed.filter { $0.value == 1 }.keys)
    expect(shown, equals: Set(stage.view.indexPathsForVisibleItems))
    expect(delegate.displayed.values.allSatisfy { $0 == 0 || $0 == 1 })
    stage.view.reloadData()
    expect(delegate.displayed.values.allSatisfy { $0 == 0 })
  }

  @Test func `the narrow delegate also hears of scrolling`() {
    stage.scroll(to: 40)
    expect(delegate.scrolls, equals: 1)
    expect((stage.view as UIScrollView).delegate === delegate)
  }
}
