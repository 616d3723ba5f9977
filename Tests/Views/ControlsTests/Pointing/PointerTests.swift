// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of the effects of a pointer over views.
@MainActor
struct PointerTests {
  private final class Witness: NSObject, UIPointerInteractionDelegate {
    var told: [String] = []
    var style: (UIView) -> UIPointerStyle? = {
      UIPointerStyle(effect: .lift(UITargetedPreview(view: $0)))
    }
    /// Returns a region for the left or the right half, or `nil` in the lowest ten points.
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      let (left, right) = defaultRegion.rect.divided(
        atDistance: defaultRegion.rect.width / 2, from: .minXEdge)
      guard request.location.y < defaultRegion.rect.maxY - 10 else { return nil }
      return request.location.x < left.maxX
        ? UIPointerRegion(rect: left, identifier: "left")
        : UIPointerRegion(rect: right, identifier: "right")
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      told.append("style \(region.identifier ?? AnyHashable(""))")
      return interaction.view.flatMap(style)
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      told.append("enter \(region.identifier ?? AnyHashable(""))")
      animator.addCompletion { [weak self] in self?.told.append("entered \($0)") }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      told.append("exit \(region.identifier ?? AnyHashable(""))")
      animator.addAnimations { interaction.view?.alpha = 0.5 }
      animator.addCompletion { [weak self] in self?.told.append("left \($0)") }
    }
  }

  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
  private let witness = Witness()

  private func hover(_ x: CGFloat, _ y: CGFloat) {
    stage.surface.handle(.hover(CGPoint(x: x, y: y)))
  }

  /// The displayed scale of the view relative to its frame.
  private var seenScale: CGFloat { view.layer.presentation()?.affineTransform().a ?? 0 }

  private func add(_ delegate: (any UIPointerInteractionDelegate)?) -> UIPointerInteraction {
    stage.root.addSubview(view)
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    stage.frame()
    return interaction
  }

  @Test func `a pointer comes into regions and leaves them`() {
    let interaction = add(witness)
    hover(30, 30)
    expect(witness.told, equals: ["style left", "enter left", "entered true"])
    hover(35, 30)
    expect(witness.told.count, equals: 3)
    hover(90, 30)
    expect(
      witness.told.dropFirst(3),
      equals: ["exit left", "style right", "enter right", "entered true"])
    stage.settle()
    expect(witness.told.last, equals: "left true")
    hover(90, 58)
    expect(witness.told.last, equals: "exit right")
    hover(200, 200)
    stage.settle()
    expect(witness.told.count, equals: 10)
    hover(30, 30)
    view.removeInteraction(interaction)
    expect(witness.told.last, equals: "exit left")
    expect(view.gestureRecognizers?.isEmpty != false)
    hover(35, 30)
    expect(witness.told.last, equals: "exit left")
  }

  @Test func `a lifted view is seen larger with a shadow, keeps its own values, and rests`() {
    _ = add(witness)
    hover(30, 30)
    expect(seenScale, equals: 1)
    stage.wait(0.1)
    expect(seenScale > 1 && seenScale < 1.1)
    stage.wait(0.5)
    expect(abs(seenScale - 1.1) < 0.001)
    expect((view.layer.presentation()?.shadowOpacity ?? 0) > 0.2)
    expect(view.transform == .identity && view.layer.shadowOpacity == 0)
    expect(!stage.surface.frame(at: stage.time + 0.1))
    hover(200, 200)
    stage.settle()
    expect(seenScale, equals: 1)
    expect(view.layer.presentation()?.shadowOpacity, equals: 0)
    expect(view.layer.sublayers?.isEmpty != false)
  }

  @Test func `a view that is larger itself is lifted from there`() {
    _ = add(witness)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.frame()
    hover(30, 30)
    stage.wait(0.5)
    expect(abs(seenScale - 2.2) < 0.001)
    hover(300, 300)
    stage.settle()
    expect(seenScale, equals: 2)
  }

  @Test(arguments: [UIPointerEffect.TintMode.none, .overlay, .underlay])
  func `a tint lies where it is wanted`(mode: UIPointerEffect.TintMode) {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(inner)
    witness.style = {
      UIPointerStyle(
        effect: .hover(
          UITargetedPreview(view: $0), preferredTintMode: mode, prefersScaledContent: false))
    }
    _ = add(witness)
    hover(30, 30)
    stage.settle()
    let layers = view.layer.sublayers ?? []
    switch mode {
    case .none: expect(layers.count, equals: 1)
    case .overlay: expect(layers.count == 2 && layers.first === inner.layer)
    case .underlay: expect(layers.count == 2 && layers.last === inner.layer)
    }
    expect(seenScale, equals: 1)
    hover(300, 300)
    stage.settle()
    expect(view.layer.sublayers?.count, equals: 1)
  }

  @Test func `an interaction without a delegate does what suits the view`() {
    _ = add(nil)
    hover(30, 30)
    stage.settle()
    // Small and without a ground: a highlight.
    expect(seenScale == 1 && view.layer.sublayers?.count == 1)
    hover(300, 300)
    stage.settle()
    view.backgroundColor = .systemBlue
    hover(30, 30)
    stage.settle()
    expect(seenScale > 1.05)
  }

  @Test func `a shape is the ground of an effect`() throws {
    witness.style = { view in
      UIPointerStyle(
        effect: .highlight(UITargetedPreview(view: view)),
        shape: .roundedRect(view.frame.insetBy(dx: -4, dy: -4), radius: 6))
    }
    _ = add(witness)
    hover(30, 30)
    let ground = try #require(view.layer.sublayers?.last)
    expect(ground.frame, equals: CGRect(x: -4, y: -4, width: 88, height: 48))
    expect(ground.cornerRadius, equals: 6)
  }

  @Test func `shapes become cursors of the host, the innermost that is wanted`() {
    let beam = UIPointerShape.verticalBeam(length: 20)
    witness.style = { _ in UIPointerStyle(shape: beam) }
    let interaction = add(witness)
    var changes = 0
    stage.surface.onCursor = { changes += 1 }
    hover(30, 30)
    expect(stage.surface.cursor, equals: .text)
    hover(32, 30)
    expect(changes, equals: 1)
    witness.style = { _ in UIPointerStyle(shape: .horizontalBeam(length: 20)) }
    interaction.invalidate()
    hover(32, 30)
    expect(stage.surface.cursor, equals: .verticalText)
    hover(300, 300)
    expect(stage.surface.cursor, equals: .usual)
    witness.style = { _ in .hidden() }
    hover(30, 30)
    expect(stage.surface.cursor, equals: .hidden)
    witness.style = { _ in nil }
    interaction.invalidate()
    hover(30, 30)
    expect(stage.surface.cursor, equals: .usual)
    stage.surface.handle(.hover(nil))
  }

  @Test func `a disabled interaction does nothing, and ends what it did`() {
    let interaction = add(witness)
    hover(30, 30)
    interaction.isEnabled = false
    expect(witness.told.last, equals: "exit left")
    hover(35, 30)
    expect(witness.told.last, equals: "exit left")
    interaction.isEnabled = true
    expect(witness.told.suffix(3), equals: ["style left", "enter left", "entered true"])
  }

  @Test func `a button shows that a pointer is over it, as its provider says`() {
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    stage.root.addSubview(button)
    stage.frame()
    expect(!button.isPointerInteractionEnabled && button.pointerStyleProvider == nil)
    hover(110, 310)
    expect(button.layer.presentation()?.affineTransform(), equals: .identity)
    let plain = button.layer.sublayers?.count ?? 0
    hover(300, 10)
    button.isPointerInteractionEnabled = true
    hover(110, 310)
    expect(button.layer.sublayers?.count, equals: plain + 1)
    var proposed: CGRect?
    let provider: UIButton.PointerStyleProvider = { button, effect, shape in
      if case .roundedRect(let rect, _) = shape { proposed = rect }
      return UIPointerStyle(effect: .lift(effect.preview), shape: shape)
    }
    button.pointerStyleProvider = provider
    stage.settle()
    expect(proposed, equals: button.frame)
    expect((button.layer.presentation()?.affineTransform().a ?? 0) > 1.05)
    button.isPointerInteractionEnabled = false
    stage.settle()
    expect(button.layer.presentation()?.affineTransform(), equals: .identity)
    expect(button.layer.sublayers?.count, equals: plain)
  }

  @Test func `regions of one rectangle and name are one`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    expect(
      UIPointerRegion(rect: rect, identifier: 1), equals: UIPointerRegion(rect: rect, identifier: 1)
    )
    expect(UIPointerRegion(rect: rect, identifier: 1) != UIPointerRegion(rect: rect))
    expect(UIPointerRegion(rect: rect) != UIPointerRegion(rect: rect.insetBy(dx: 1, dy: 0)))
  }
}
