// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Scrolling to items")
struct ScrollTests {
  private let stage = Stage(Layouts.grid(columns: 1, height: 50), counts: [100])

  init() {
    stage.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    stage.frame()
  }

  nonisolated private static let positions: [(UICollectionView.ScrollPosition, Double)] = [
    (.top, 2480), (.centeredVertically, 2290), (.bottom, 2100), ([], 2100), ([.top, .left], 2480),
  ]

  @Test(arguments: positions)
  func `an item comes to stand where it should, inside the insets`(
    position: UICollectionView.ScrollPosition, offset: Double
  ) {
    stage.view.scrollToItem(at: [0, 50], at: position, animated: false)
    expect(stage.view.contentOffset, equals: CGPoint(x: 0, y: offset))
    expect(stage.cell(0, 50) != nil)
  }

  @Test func `without a position an item in sight stays where it is`() {
    stage.scroll(to: 1000)
    stage.view.scrollToItem(at: [0, 25], at: [], animated: false)
    expect(stage.view.contentOffset.y, equals: 1000)
    stage.view.scrollToItem(at: [0, 5], at: [], animated: false)
    expect(stage.view.contentOffset.y, equals: 230)
  }

  @Test func `the content's ends are not passed`() {
    stage.view.scrollToItem(at: [0, 99], at: .top, animated: false)
    expect(stage.view.contentOffset.y, equals: 4550)
    stage.view.scrollToItem(at: [0, 0], at: .bottom, animated: false)
    expect(stage.view.contentOffset.y, equals: -20)
  }

  @Test func `a scroll that was stopped is not gone on with by a later update`() {
    stage.view.scrollToItem(at: [0, 12], at: .top, animated: true)
    stage.surface.frame(at: stage.surface.now + 0.15)
    let point = CGPoint(x: 100, y: 100)
    stage.surface.handle(
      .pointer(PointerEvent(phase: .began, location: point, timestamp: stage.surface.now)))
    stage.surface.handle(
      .pointer(PointerEvent(phase: .ended, location: point, timestamp: stage.surface.now)))
    let offset = stage.view.contentOffset.y
    expect(offset > 0 && offset < 580)
    stage.items[0].append("new")
    stage.view.insertItems(at: [[0, 100]])
    stage.frame()
    stage.frame()
    expect(stage.view.contentOffset.y, equals: offset)
  }

  @Test func `a scroll that another offset ended is not gone on with`() {
    stage.view.scrollToItem(at: [0, 8], at: .top, animated: true)
    stage.surface.frame(at: stage.surface.now + 0.15)
    stage.view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    stage.frame()
    stage.items[0].append("new")
    stage.view.insertItems(at: [[0, 100]])
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 30)
  }

  @Test func `an animated scroll arrives`() {
    stage.view.scrollToItem(at: [0, 50], at: .top, animated: true)
    expect(stage.view.contentOffset.y, equals: -20)
    for _ in 0..<4 { stage.frame() }
    expect(stage.view.contentOffset.y, equals: 2480)
  }
}
