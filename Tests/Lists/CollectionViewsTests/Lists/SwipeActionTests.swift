// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionControls
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite("Swipe actions")
struct SwipeActionTests {
  @Test func `a drag to the left asks for the trailing actions and opens the row`() {
    let list = SwipedList()
    list.drag(row: 2, by: -120)
    list.rest()
    expect(list.takeRequests(), equals: ["trailing 2"])
    expect(list.open, equals: 2)
    expect(list.offset(2), equals: 148)
    expect(list.stage.cell(0, 2)?.frame, equals: CGRect(x: 0, y: 88, width: 320, height: 44))
    expect(list.stage.cell(0, 2)?.configurationState.isSwiped, equals: true)
  }

  @Test func `the first action stands at the edge`() {
    let list = SwipedList()
    list.drag(row: 0, by: -120)
    list.rest()
    expect(
      list.buttons(0),
      equals: [
        CGRect(x: 172, y: 0, width: 74, height: 44), CGRect(x: 246, y: 0, width: 74, height: 44),
      ])
    list.tap(290, 20)
    expect(list.performed, equals: ["Trash 0"])
  }

  @Test func `a drag to the right asks for the leading actions`() {
    let list = SwipedList()
    list.drag(row: 1, by: 90)
    list.rest()
    expect(list.takeRequests(), equals: ["leading 1"])
    expect(list.offset(1), equals: -74)
    expect(list.buttons(1), equals: [CGRect(x: 0, y: 44, width: 74, height: 44)])
  }

  @Test func `from right to left the sides are exchanged`() {
    let list = SwipedList(isMirrored: true)
    list.drag(row: 1, by: 120)
    list.rest()
    expect(list.takeRequests(), equals: ["trailing 1"])
    expect(list.offset(1), equals: -148)
    list.tap(20, 66)
    expect(list.performed, equals: ["Trash 1"])
  }

  @Test func `a row without actions is not swiped`() {
    let list = SwipedList()
    list.leading = []
    list.drag(row: 1, by: 90)
    expect(list.takeRequests(), equals: ["leading 1"])
    expect(list.open == nil)
    expect(list.offset(1), equals: 0)
  }

  @Test func `a drag up or down scrolls`() {
    let list = SwipedList()
    list.drag(row: 5, by: -20, down: -100)
    expect(list.takeRequests().isEmpty)
    expect(list.stage.view.contentOffset.y > 50)
  }

  @Test func `a short drag closes again`() {
    let list = SwipedList()
    list.drag(row: 2, by: -60)
    expect(list.open == nil)
    list.rest()
    expect(list.offset(2), equals: 0)
    expect(list.stage.cell(0, 2)?.configurationState.isSwiped, equals: false)
    expect(list.buttons(2).isEmpty)
  }

  @Test func `the row stays open until the action says that it is done`() {
    let list = SwipedList()
    list.drag(row: 2, by: -120)
    list.rest()
    list.tap(200, 110)
    list.rest()
    expect(list.performed, equals: ["Flag 2"])
    expect(list.open, equals: 2)
    list.completions.first?(false)
    expect(list.open == nil)
    list.rest()
    expect(list.offset(2), equals: 0)
  }

  @Test func `a swipe all the way performs the first action`() {
    let list = SwipedList()
    list.drag(row: 2, by: -300)
    expect(list.performed, equals: ["Trash 2"])
    list.rest()
    expect(list.offset(2), equals: 320)
    list.completions.first?(true)
    list.rest()
    expect(list.offset(2), equals: 0)
  }

  @Test func `where it is not wanted, a swipe all the way opens`() {
    let list = SwipedList()
    list.allowsFullSwipe = false
    list.drag(row: 2, by: -300, letsGo: false)
    expect(list.offset(2), equals: 148 + 152 * 0.25)
    list.send(.ended, CGPoint(x: -140, y: 110))
    list.rest()
    expect(list.performed.isEmpty)
    expect(list.offset(2), equals: 148)
  }

  @Test func `one row is open at a time`() {
    let list = SwipedList()
    list.drag(row: 2, by: -120)
    list.rest()
    list.drag(row: 4, by: -120)
    list.rest()
    expect(list.open, equals: 4)
    expect(list.offset(2), equals: 0)
  }

  @Test func `a tap elsewhere closes the row and selects nothing`() {
    let list = SwipedList()
    list.drag(row: 2, by: -120)
    list.rest()
    list.tap(100, 200)
    list.rest()
    expect(list.open == nil)
    expect(list.offset(2), equals: 0)
    expect(list.stage.view.indexPathsForSelectedItems == nil)
    list.tap(100, 200)
    expect(list.stage.view.indexPathsForSelectedItems, equals: [[0, 4]])
  }

  @Test func `a tap on the open row closes it, a drag moves it`() {
    let list = SwipedList()
    list.drag(row: 2, by: -120)
    list.rest()
    list.drag(row: 2, by: 20)
    list.rest()
    expect(list.open, equals: 2)
    expect(list.offset(2), equals: 148)
    list.tap(50, 110)
    list.rest()
    expect(list.open == nil)
    expect(list.stage.view.indexPathsForSelectedItems == nil)
  }

  @Test func `scrolling closes the row`() {
    let list = SwipedList()
    list.drag(row: 2, by: -120)
    list.rest()
    list.stage.surface.handle(
      .scroll(
        ScrollEvent(
          phase: .discrete, location: CGPoint(x: 10, y: 300), delta: CGVector(dx: 0, dy: 60))))
    list.rest()
    expect(list.open == nil)
    expect(list.offset(2), equals: 0)
  }

  @Test func `an update closes the row, and a removed row leaves no trace`() {
    let list = SwipedList()
    list.drag(row: 2, by: -300)
    list.stage.items[0].remove(at: 2)
    list.stage.view.deleteItems(at: [[0, 2]])
    list.completions.first?(true)
    list.rest()
    expect(list.open == nil)
    list.stage.view.reloadData()
    list.rest()
    expect(list.stage.view.visibleCells.allSatisfy { $0.bounds.minX == 0 && $0.frame.minX == 0 })

    list.drag(row: 3, by: -120)
    list.rest()
    list.stage.items[0].remove(at: 0)
    list.stage.view.deleteItems(at: [[0, 0]])
    expect(list.open == nil)
    list.rest()
    expect(list.offset(2), equals: 0)
  }

  @Test func `editing closes the row, and rows that are edited are not swiped`() {
    let list = SwipedList()
    list.drag(row: 2, by: -120)
    list.stage.view.isEditing = true
    expect(list.open == nil)
    list.rest()
    _ = list.takeRequests()
    list.drag(row: 2, by: -120)
    expect(list.takeRequests().isEmpty)
  }

  @Test func `another width closes the row`() {
    let list = SwipedList()
    list.drag(row: 2, by: -120)
    list.stage.surface.resize(to: CGSize(width: 400, height: 480), scale: 2)
    list.rest()
    expect(list.open == nil)
    expect(list.offset(2), equals: 0)
  }

  @Test func `a touchpad's stroke swipes`() {
    let list = SwipedList()
    func stroke(_ phase: ScrollEvent.Phase, _ dx: CGFloat) {
      list.stage.surface.frame(at: list.stage.surface.now + 0.01)
      list.stage.surface.handle(
        .scroll(
          ScrollEvent(
            phase: phase, location: CGPoint(x: 100, y: 110), delta: CGVector(dx: dx, dy: 0.5))))
    }
    stroke(.began, 10)
    stroke(.changed, 60)
    stroke(.changed, 40)
    expect(list.offset(2), equals: 110)
    stroke(.ended, 0)
    list.rest()
    expect(list.offset(2), equals: 148)
    expect(list.stage.view.contentOffset, equals: .zero)
  }

  @Test func `the delegate can keep a row from being swiped`() {
    final class Keeper: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item != 2 }
    }
    let list = SwipedList()
    let keeper = Keeper()
    list.stage.view.delegate = keeper
    list.drag(row: 2, by: -120)
    expect(list.open == nil)
    list.drag(row: 3, by: -120)
    expect(list.open, equals: 3)
  }
}
