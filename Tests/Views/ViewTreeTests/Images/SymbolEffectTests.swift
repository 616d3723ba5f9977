// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of symbol effects in image views.
@MainActor
struct SymbolEffectTests {
  private let stage = Stage()
  private let view = UIImageView(image: UIImage(systemName: "star"))

  init() {
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.contentMode = .center
    stage.root.addSubview(view)
    stage.settle()
  }

  /// The rectangle in which the symbol is drawn, or `nil` if it is not drawn.
  private var place: CGRect? {
    stage.settle()
    return view.displayNode().commands.lazy.compactMap { command -> CGRect? in
      if case .imagePart(_, let part) = command { part.destination } else { nil }
    }.first
  }

  @Test func `a symbol goes and comes back, and its place stays`() throws {
    let size = view.intrinsicContentSize
    expect(place != nil)
    view.addSymbolEffect(.disappear)
    expect(place == nil && view.intrinsicContentSize == size)
    view.addSymbolEffect(.appear.up)
    expect(place != nil)
    view.addSymbolEffect(.disappear, animated: false)
    expect(view.displayNode().commands.isEmpty)
    view.removeSymbolEffect(ofType: .disappear)
    expect(place != nil)
  }

  @Test func `a symbol is larger or smaller around its middle until the effect is taken away`()
    throws
  {
    let usual = try #require(place)
    view.addSymbolEffect(.scale.up.byLayer)
    let large = try #require(place)
    expect(large.width > usual.width && abs(large.midX - usual.midX) < 0.001)
    view.addSymbolEffect(.scale.down)
    expect(try #require(place).width < usual.width)
    view.removeAllSymbolEffects()
    expect(place, equals: usual)
  }

  @Test func `what happens is told when it is over`() throws {
    var told: [Bool] = []
    var kinds: [String] = []
    let note: UISymbolEffectCompletion = { context in
      told.append(context.isFinished)
      kinds.append("\(type(of: context.effect ?? .bounce))")
    }
    view.addSymbolEffect(.bounce, completion: note)
    expect(told.isEmpty)
    stage.settle()
    expect(told == [true] && kinds == ["BounceSymbolEffect"])
    view.addSymbolEffect(.disappear, completion: note)
    stage.frame(after: 0.1)
    expect(told, equals: [true])
    stage.settle()
    expect(told == [true, true] && kinds.last == "DisappearSymbolEffect")
    view.addSymbolEffect(
      .variableColor.iterative.reversing, options: .repeating.speed(2), completion: note)
    stage.settle()
    expect(told.count, equals: 3)
  }

  @Test func `a symbol takes the place of another one`() throws {
    let heart = try #require(UIImage(systemName: "heart"))
    var context: UISymbolEffectCompletionContext?
    view.setSymbolImage(heart, contentTransition: .replace.downUp) { context = $0 }
    expect(view.image === heart && context == nil)
    stage.settle()
    expect(context?.isFinished == true && context?.effect == nil && context?.sender === view)
    expect(context?.contentTransition is ReplaceSymbolEffect)
  }

  @Test func `effects wait for a symbol, and pictures have none`() throws {
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    view.addSymbolEffect(.disappear)
    stage.settle()
    expect(!view.displayNode().commands.isEmpty)
    view.image = UIImage(systemName: "star")
    expect(place == nil)
  }

  @Test func `effects and options are equal when they say the same`() {
    expect(BounceSymbolEffect.bounce.up, equals: .bounce.down.up)
    expect(WiggleSymbolEffect.wiggle.left != .wiggle.right)
    expect(
      SymbolEffectOptions.repeat(2).speed(1.5), equals: SymbolEffectOptions.speed(1.5).repeat(2))
    expect(SymbolEffectOptions.nonRepeating != .repeat(.periodic(3, delay: 1)))
  }

  @Test func `each effect is of its own kind, and happens, lasts or leads over`() {
    let all: [any SymbolEffect] = [
      AppearSymbolEffect.appear, DisappearSymbolEffect.disappear, ScaleSymbolEffect.scale,
      BounceSymbolEffect.bounce, PulseSymbolEffect.pulse, BreatheSymbolEffect.breathe,
      RotateSymbolEffect.rotate, WiggleSymbolEffect.wiggle, VariableColorSymbolEffect.variableColor,
      ReplaceSymbolEffect.replace, AutomaticSymbolEffect.automatic,
    ]
    let kinds: Set<SymbolEffectConfiguration> = Set(all.map(\.configuration))
    expect(kinds.count, equals: 11)
    expect(all.filter { $0 is any DiscreteSymbolEffect }.count, equals: 6)
    expect(all.filter { $0 is any IndefiniteSymbolEffect }.count, equals: 9)
    expect(all.filter { $0 is any TransitionSymbolEffect }.count, equals: 3)
    expect(all.filter { $0 is any ContentTransitionSymbolEffect }.count, equals: 2)
    expect(ReplaceSymbolEffect.replace.magic(fallback: .replace.upUp), equals: .replace.upUp)
  }

  @Test func `effects begin again at once or after a pause`() {
    let pause: SymbolEffectOptions.RepeatBehavior = .periodic(2, delay: 1)
    expect(pause == .periodic(2, delay: 1) && pause != .continuous && pause != .periodic)
  }

  /// The transform and opacity of the animated symbol, or `nil` if it is not animated.
  private var motion: (map: CGAffineTransform, alpha: CGFloat)? {
    for case .drawing(let drawing) in view.displayNode().commands {
      return (drawing.transform, drawing.alpha)
    }
    return nil
  }

  @Test func `a symbol bounces once and is still then`() throws {
    var isFinished: Bool?
    view.addSymbolEffect(.bounce) { isFinished = $0.isFinished }
    expect(motion == nil)
    stage.frame(after: 0.1)
    expect((motion?.map.a ?? 1) > 1.05 && isFinished == nil)
    let middle = CGPoint(x: 20, y: 20)
    let moved = middle.applying(motion?.map ?? .identity)
    expect(abs(moved.x - 20) < 0.001 && abs(moved.y - 20) < 0.001)
    stage.frame(after: 0.6)
    stage.settle()
    expect(motion == nil && isFinished == true && place != nil)
    view.addSymbolEffect(.bounce.down, options: .speed(2).repeat(2))
    stage.frame(after: 0.05)
    expect((motion?.map.a ?? 1) < 0.95)
    stage.frame(after: 0.3)
    expect(motion != nil)
    stage.frame(after: 0.3)
    expect(motion == nil)
  }

  @Test func `effects that last move until they are taken away`() throws {
    view.addSymbolEffect(.pulse)
    stage.frame(after: 0.8)
    expect((motion?.alpha ?? 1) < 0.5)
    stage.frame(after: 16)
    expect((motion?.alpha ?? 1) < 0.5)
    var isFinished: Bool?
    view.addSymbolEffect(.pulse) { isFinished = $0.isFinished }
    view.removeSymbolEffect(ofType: .pulse)
    stage.settle()
    expect(motion == nil && isFinished == false)
    view.addSymbolEffect(.rotate.counterClockwise)
    stage.frame(after: 0.5)
    expect(abs((motion?.map.b ?? 0) + 1) < 0.01)
    view.removeAllSymbolEffects()
    expect(motion == nil)
  }

  @Test func `a symbol shakes along the way it is told`() throws {
    func shift(_ effect: WiggleSymbolEffect) -> CGPoint {
      view.addSymbolEffect(effect, options: .nonRepeating)
      stage.frame(after: 0.06)
      defer { view.removeAllSymbolEffects() }
      let moved = CGPoint(x: 20, y: 20).applying(motion?.map ?? .identity)
      return CGPoint(x: (moved.x - 20).rounded(), y: (moved.y - 20).rounded())
    }
    expect(shift(.wiggle.left).x < 0 && shift(.wiggle.right).x > 0 && shift(.wiggle.up).y < 0)
    expect(shift(.wiggle.down).y > 0 && shift(.wiggle.forward).x > 0)
    expect(
      shift(.wiggle.backward).x < 0 && shift(.wiggle).x < 0 && shift(.wiggle.clockwise) == .zero)
    let angled = shift(.wiggle.custom(angle: .pi / 2))
    expect(angled.x == 0 && angled.y > 0)
  }

  @Test func `a symbol breathes, with its strength or without`() {
    view.addSymbolEffect(.breathe.plain)
    stage.frame(after: 1.2)
    expect((motion?.map.a ?? 1) > 1.1 && motion?.alpha == 1)
    view.addSymbolEffect(.breathe)
    stage.frame(after: 1.2)
    expect((motion?.alpha ?? 1) < 0.7)
    view.removeFromSuperview()
    stage.root.addSubview(view)
    stage.frame(after: 1.2)
    expect((motion?.alpha ?? 1) < 0.7)
    view.removeAllSymbolEffects(animated: false)
  }

  @Test func `nothing moves where less motion is asked for`() {
    let before = HostEnvironment.current
    defer { HostEnvironment.current = before }
    HostEnvironment.current.reducesMotion = true
    var isFinished: Bool?
    view.addSymbolEffect(.wiggle, options: .nonRepeating) { isFinished = $0.isFinished }
    stage.frame(after: 0.06)
    expect(motion == nil)
    stage.settle()
    expect(isFinished, equals: true)
  }
}
