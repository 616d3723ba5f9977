// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Observation
import Testing
import ViewStage

/// Tests of the animation option `flushUpdates`.
@Suite(.onDisplayOfItsOwn)
@MainActor
struct FlushedUpdateTests {
  @Observable final class Model {
    var x: CGFloat = 0
    var y: CGFloat = 0
  }

  private final class Mover: UIView {
    let model: Model
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init(_ model: Model) {
      self.model = model
      super.init(frame: .zero)
      box.backgroundColor = .black
      addSubview(box)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      box.frame.origin = CGPoint(x: model.x, y: model.y)
    }
  }

  private let model = Model()
  private let mover: Mover
  private let stage: Stage

  init() {
    mover = Mover(model)
    stage = Stage(mover)
    _ = stage.surface.displayTree()
  }

  private var painted: CGPoint {
    let node = stage.surface.displayTree().children.first {
      $0.identity == ObjectIdentifier(mover.box)
    }
    return CGPoint(x: node?.transform.tx ?? -1, y: node?.transform.ty ?? -1)
  }

  private func halfWay() -> CGPoint {
    stage.wait(1.0 / 60)
    stage.wait(0.5)
    return CGPoint(x: painted.x.rounded(), y: painted.y.rounded())
  }

  @Test func `changes of a model in it are animated, and those before are not`() {
    model.y = 50
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
      model.x = 100
    }
    expect(mover.box.frame.origin, equals: CGPoint(x: 100, y: 50))
    expect(abs(halfWay().x - 50) <= 3)
    expect(painted.y, equals: 50)
  }

  @Test func `without it a change of a model is not animated`() {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) { model.x = 100 }
    expect(mover.box.frame.origin.x, equals: 0)
    expect(halfWay().x, equals: 100)
  }

  @Test func `what changes while animation is off inside is not animated`() {
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
      model.x = 100
      UIView.performWithoutAnimation { model.y = 50 }
    }
    let place = halfWay()
    expect(abs(place.x - 50) <= 3)
    expect(place.y, equals: 50)
  }

  @Test func `an animation inside takes the option over`() {
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
      model.x = 100
      UIView.animate(
        withDuration: 2, delay: 0, options: [.overrideInheritedDuration, .curveLinear]
      ) { model.y = 100 }
    }
    let place = halfWay()
    expect(abs(place.x - 50) <= 3)
    expect(abs(place.y - 25) <= 3)
  }

  @Test func `a property animator has it as a property`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { model.x = 100 }
    expect(!animator.flushUpdates)
    animator.flushUpdates = true
    animator.startAnimation()
    expect(abs(halfWay().x - 50) <= 3)
  }
}
