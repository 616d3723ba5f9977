// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Content size adjustment")
struct ContentSizeAdjustmentTests {
  private let layout = ColumnLayout()
  private let stage: Stage

  init() {
    stage = Stage(layout, counts: [10])
    stage.frame()
  }

  private func adjust(by height: CGFloat) {
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: height)
    layout.invalidateLayout(with: context)
  }

  private var height: CGFloat { stage.view.contentSize.height }

  @Test func `the adjustments of contexts are added to the size that the layout reports`() {
    adjust(by: 40)
    adjust(by: -10)
    expect(height, equals: 1_000)
    stage.frame()
    expect(height, equals: 1_030)
    layout.invalidateLayout()
    stage.frame()
    expect(height, equals: 1_030)
    adjust(by: 20)
    stage.frame()
    expect(height, equals: 1_050)
    expect(stage.view.engine.stateFaults, equals: [])
  }

  @Test func `a layout that reports another size has included the adjustment`() {
    layout.side = 110
    adjust(by: 100)
    stage.frame()
    expect(height, equals: 1_100)
    adjust(by: 30)
    stage.frame()
    expect(height, equals: 1_130)
    layout.side = 100
    layout.invalidateLayout()
    stage.frame()
    expect(height, equals: 1_000)
    expect(stage.view.engine.stateFaults, equals: [])
  }

  @Test func `reloaded data and another layout end the adjustment`() {
    adjust(by: 40)
    stage.frame()
    stage.view.reloadData()
    stage.frame()
    expect(height, equals: 1_000)
    adjust(by: 40)
    stage.frame()
    stage.view.setCollectionViewLayout(ColumnLayout(), animated: false)
    stage.frame()
    expect(height, equals: 1_000)
  }

  @Test func `the content can be scrolled into the adjustment`() {
    adjust(by: 200)
    stage.frame()
    stage.view.setContentOffset(CGPoint(x: 0, y: 720), animated: false)
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 720)
    expect(stage.view.engine.stateFaults, equals: [])
    adjust(by: -2_000)
    stage.frame()
    expect(height, equals: 0)
  }
}
