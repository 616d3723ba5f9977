// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite("Index titles")
struct IndexTitleTests {
  private let source = ItemSource([40, 40, 40, 40])
  private let stage = Stage(Layouts.grid(), counts: [0])

  init() {
    source.indexTitles = { ["A", "B", "C", "D"] }
    stage.view.dataSource = source
    stage.frame()
  }

  private var bar: IndexBar? { stage.view.subviews.compactMap { $0 as? IndexBar }.first }

  @Test func `titles stand at the edge and stay there`() {
    expect(bar?.frame, equals: CGRect(x: 305, y: 0, width: 15, height: 480))
    stage.scroll(to: 300)
    expect(bar?.frame.minY, equals: 300)
  }

  @Test func `a title leads to its section, and a finger slides along`() {
    func send(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      stage.surface.handle(
        .pointer(PointerEvent(phase: phase, location: CGPoint(x: 312, y: y))))
    }
    send(.began, 240 - 28 + 20)
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 800)
    send(.moved, 240 - 28 + 36)
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 1600)
    send(.ended, 240 - 28 + 36)
  }

  @Test func `without titles there is no bar`() {
    source.indexTitles = { nil }
    stage.view.reloadData()
    stage.frame()
    expect(bar == nil)
  }
}
