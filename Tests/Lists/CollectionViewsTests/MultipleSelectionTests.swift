// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite("Selecting many")
struct MultipleSelectionTests {
  private let keeper = ManyKeeper()
  private let stage = Stage(Layouts.grid(), counts: [22])

  init() {
    stage.view.delegate = keeper
    stage.frame()
  }

  private var selected: [Int] {
    (stage.view.indexPathsForSelectedItems ?? []).map(\.item)
  }

  private func send(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int? = nil,
    _ modifiers: KeyEvent.Modifiers = []
  ) {
    var event = PointerEvent(phase: phase, location: CGPoint(x: x, y: y))
    event.id = finger ?? 0
    event.isDirect = finger != nil
    event.modifiers = modifiers
    stage.surface.handle(.pointer(event))
  }

  @Test func `two fingers select along rows`() {
    send(.began, 40, 40, finger: 0)
    send(.began, 60, 40, finger: 1)
    send(.moved, 60, 60, finger: 0)
    send(.moved, 80, 60, finger: 1)
    send(.moved, 120, 120, finger: 0)
    send(.moved, 130, 120, finger: 1)
    expect(selected, equals: [0, 1, 2, 3, 4, 5])
    send(.moved, 40, 120, finger: 0)
    send(.moved, 60, 120, finger: 1)
    expect(selected, equals: [0, 1, 2, 3, 4])
    send(.ended, 40, 120, finger: 0)
    send(.ended, 60, 120, finger: 1)
    expect(keeper.heard, equals: ["should 0", "did 0", "end"])
    expect(stage.view.contentOffset, equals: .zero)
  }

  @Test func `two fingers on what stands in front of an item select nothing`() {
    let front = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
    stage.view.addSubview(front)
    send(.began, 40, 40, finger: 0)
    send(.began, 60, 40, finger: 1)
    send(.moved, 60, 60, finger: 0)
    send(.moved, 80, 60, finger: 1)
    send(.moved, 120, 120, finger: 0)
    send(.moved, 130, 120, finger: 1)
    expect(selected.isEmpty && keeper.heard.isEmpty)
  }

  @Test func `two fingers scroll where selecting many is not wanted`() {
    keeper.isWanted = false
    send(.began, 40, 40, finger: 0)
    send(.began, 60, 40, finger: 1)
    send(.moved, 60, 60, finger: 0)
    send(.moved, 80, 60, finger: 1)
    send(.ended, 60, 60, finger: 0)
    send(.ended, 80, 60, finger: 1)
    expect(!keeper.heard.contains("did 0"))
  }

  @Test func `a pointer draws a band from beside the items`() {
    stage.view.allowsMultipleSelection = true
    let place = stage.view.bounds.height
    expect(place, equals: 480)
    // 22 items in rows of 4: the last row has two, and room beside them.
    send(.began, 300, 470)
    send(.moved, 290, 460)
    send(.moved, 100, 390)
    expect(selected, equals: [17, 18, 19, 21])
    send(.moved, 250, 390)
    expect(selected, equals: [19])
    send(.ended, 250, 390)
    expect(keeper.heard, equals: ["did 19", "end"])
    expect(stage.view.subviews.allSatisfy { $0.layer.borderWidth == 0 })
  }

  @Test func `a press with shift selects a range, one with control adds`() {
    stage.view.allowsMultipleSelection = true
    func press(_ x: CGFloat, _ y: CGFloat, _ modifiers: KeyEvent.Modifiers = []) {
      send(.began, x, y, modifiers)
      send(.ended, x, y, modifiers)
    }
    press(40, 40)
    press(200, 120, .shift)
    expect(selected, equals: [0, 1, 2, 3, 4, 5, 6])
    press(40, 200, .control)
    expect(selected, equals: [0, 1, 2, 3, 4, 5, 6, 8])
  }

  @Test func `a press with control begins to select many, if that is wanted`() {
    func press(_ x: CGFloat, _ y: CGFloat, _ modifiers: KeyEvent.Modifiers = []) {
      send(.began, x, y, modifiers)
      send(.ended, x, y, modifiers)
    }
    press(40, 40)
    press(120, 40, .control)
    expect(selected, equals: [0, 1])
    expect(keeper.heard, equals: ["should 1", "did 1", "end"])
  }
}
