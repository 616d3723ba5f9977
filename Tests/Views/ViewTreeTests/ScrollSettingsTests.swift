// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of bouncing by axis, scrolls without deceleration, small content, and the delivery of touches.
@MainActor
struct ScrollSettingsTests {
  private final class Picky: UIScrollView {
    var isPicky = false
    var asked: [UIView] = []
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      asked.append(view)
      return !isPicky && super.touchesShouldBegin(touches, with: event, in: view)
    }
  }

  private final class Hearing: UIView {
    var began = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  }

  private let outer = UIScrollView()
  private let inner = Picky(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let stage: Stage

  init() {
    outer.contentSize = CGSize(width: 320, height: 2000)
    inner.contentSize = CGSize(width: 320, height: 400)
    outer.addSubview(inner)
    stage = Stage(outer)
  }

  @Test func `content can bounce along one axis alone`() {
    outer.alwaysBounceHorizontal = true
    func pull() -> CGPoint {
      stage.stroke(by: CGVector(dx: 0, dy: -1))
      stage.settle()
      stage.pointer(.began, 100, 400)
      stage.pointer(.moved, 110, 410)
      stage.pointer(.moved, 160, 460)
      defer {
        stage.pointer(.ended, 160, 460)
        stage.settle()
      }
      return outer.contentOffset
    }
    expect(pull().y < -10)
    outer.bouncesVertically = false
    expect(pull().y == 0 && pull().x < -10)
    outer.bouncesVertically = true
    outer.bouncesHorizontally = false
    expect(pull().y < -10 && pull().x == 0)
  }

  @Test func `a scroll view at its end can keep strokes to itself`() {
    inner.contentOffset.y = 100
    stage.wheel(0, 60)
    stage.settle()
    expect(outer.contentOffset.y, equals: 60)
    inner.transfersVerticalScrollingToParent = false
    stage.wheel(0, 60)
    stage.stroke(by: CGVector(dx: 0, dy: 50))
    stage.settle()
    expect(outer.contentOffset.y == 60 && inner.contentOffset.y == 100)
    stage.wheel(0, -60)
    stage.settle()
    expect(inner.contentOffset.y, equals: 40)
  }

  @Test func `small content stands where it is to`() {
    inner.contentSize = CGSize(width: 120, height: 100)
    expect(inner.contentOffset, equals: .zero)
    inner.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    expect(inner.contentOffset, equals: CGPoint(x: -100, y: -200))
    inner.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    inner.contentSize.height = 600
    expect(inner.contentOffset.x, equals: -110)
    expect(inner.contentOffset.y <= 0 && inner.contentOffset.y >= -200)
  }

  @Test func `indicators show for offsets that the program sets, when it wants`() {
    stage.settle()
    outer.contentOffset.y = 50
    expect(outer.overlayNodes().isEmpty)
    outer.withScrollIndicatorsShown {}
    expect(outer.overlayNodes().isEmpty)
    outer.withScrollIndicatorsShown { outer.contentOffset.y = 100 }
    expect(!outer.overlayNodes().isEmpty && outer.contentOffset.y == 100)
  }

  @Test func `scroll views decide whether what is in them hears of touches`() {
    let view = Hearing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.addSubview(view)
    stage.pointer(.began, 50, 50)
    stage.pointer(.ended, 50, 50)
    expect(view.began == 1 && inner.asked == [view])
    inner.isPicky = true
    stage.pointer(.began, 50, 50)
    stage.pointer(.ended, 50, 50)
    expect(view.began == 1 && inner.asked.count == 2)
  }

  @Test func `a bar stands at the edge where lines end`() throws {
    func bar() throws -> CGRect {
      outer.flashScrollIndicators()
      return try #require(outer.overlayNodes().map(\.bounds).first { $0.width == 3 })
    }
    expect(try bar().maxX, equals: outer.bounds.maxX - 3)
    outer.semanticContentAttribute = .forceRightToLeft
    expect(try bar().minX, equals: outer.bounds.minX + 3)
  }
}
