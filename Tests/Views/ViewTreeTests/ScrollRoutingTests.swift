// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of a horizontal scroll view from 0 to 200 points inside a vertical one.
@MainActor
struct ScrollRoutingTests {
  private let outer = UIScrollView()
  private let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let stage: Stage

  init() {
    outer.contentSize = CGSize(width: 320, height: 2000)
    inner.contentSize = CGSize(width: 2000, height: 200)
    outer.addSubview(inner)
    stage = Stage(outer)
  }

  @Test func `a wheel over the inner one scrolls the outer one`() {
    stage.wheel(0, 60)
    stage.settle()
    expect(outer.contentOffset.y, equals: 60)
    expect(inner.contentOffset, equals: .zero)
  }

  @Test func `a sideways wheel scrolls the inner one`() {
    stage.wheel(60, 0)
    stage.settle()
    expect(outer.contentOffset, equals: .zero)
    expect(inner.contentOffset.x, equals: 60)
  }

  @Test func `a drag goes to the view that scrolls that way`() {
    stage.pointer(.began, 100, 100)
    stage.pointer(.moved, 80, 98)
    stage.pointer(.moved, 50, 98)
    expect(inner.isDragging)
    expect(inner.contentOffset.x, equals: 30)
    stage.pointer(.ended, 50, 98)
    stage.settle()
    stage.pointer(.began, 100, 100)
    stage.pointer(.moved, 98, 80)
    stage.pointer(.moved, 98, 50)
    expect(outer.isDragging)
    expect(outer.contentOffset.y, equals: 30)
  }

  @Test func `a wheel reaches sideways content when nothing scrolls down`() {
    outer.contentSize.height = 100
    stage.wheel(0, 60)
    stage.settle()
    expect(inner.contentOffset.x, equals: 60)
  }

  @Test func `a view that leaves in mid drag takes the drag with it`() {
    stage.pointer(.began, 100, 100)
    stage.pointer(.moved, 80, 100)
    inner.removeFromSuperview()
    stage.pointer(.moved, 20, 100)
    stage.pointer(.ended, 20, 100)
    stage.settle()
    expect(!inner.isDragging)
  }

  @Test func `a press is heard until a drag takes it away`() {
    final class Button: UIView, InputHandling {
      var phases: [UITouch.Phase] = []
      func pressBegan(_ touch: UITouch, with event: UIEvent?) -> Bool {
        phases.append(.began)
        return true
      }
      func pressEnded(_ touch: UITouch, with event: UIEvent?) { phases.append(.ended) }
      func pressCancelled() { phases.append(.cancelled) }
    }
    let button = Button(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    button.inputHandler = button
    outer.addSubview(button)
    stage.pointer(.began, 10, 310)
    stage.pointer(.ended, 12, 312)
    expect(button.phases, equals: [.began, .ended])
    stage.pointer(.began, 10, 310)
    stage.pointer(.moved, 10, 290)
    stage.pointer(.ended, 10, 280)
    expect(button.phases, equals: [.began, .ended, .began, .cancelled])
  }
}
