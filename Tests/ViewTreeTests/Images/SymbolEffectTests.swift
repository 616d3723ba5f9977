// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import Testing
import ViewStage
import ViewTree

/// Effects of symbols in image views.
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

  /// Where the symbol is painted; nil: it is not.
  private var place: CGRect? {
    stage.settle()
    return view.displayNode().commands.lazy.compactMap { command -> CGRect? in
      if case .imagePart(_, let part) = command { part.destination } else { nil }
    }.first
  }

  @Test func `a symbol goes and comes back, and its place stays`() throws {
    let size = view.intrinsicContentSize
    #expect(place != nil)
    view.addSymbolEffect(.disappear)
    #expect(place == nil && view.intrinsicContentSize == size)
    view.addSymbolEffect(.appear.up)
    #expect(place != nil)
    view.addSymbolEffect(.disappear, animated: false)
    #expect(view.displayNode().commands.isEmpty)
    view.removeSymbolEffect(ofType: .disappear)
    #expect(place != nil)
  }

  @Test func `a symbol is larger or smaller around its middle until the effect is taken away`()
    throws
  {
    let usual = try #require(place)
    view.addSymbolEffect(.scale.up.byLayer)
    let large = try #require(place)
    #expect(large.width > usual.width && abs(large.midX - usual.midX) < 0.001)
    view.addSymbolEffect(.scale.down)
    #expect(try #require(place).width < usual.width)
    view.removeAllSymbolEffects()
    #expect(place == usual)
  }

  @Test func `what happens is told when it is over`() throws {
    var told: [Bool] = []
    var kinds: [String] = []
    let note: UISymbolEffectCompletion = { context in
      told.append(context.isFinished)
      kinds.append("\(type(of: context.effect ?? .bounce))")
    }
    view.addSymbolEffect(.bounce, completion: note)
    #expect(told.isEmpty)
    stage.settle()
    #expect(told == [true] && kinds == ["BounceSymbolEffect"])
    view.addSymbolEffect(.disappear, completion: note)
    stage.frame(after: 0.1)
    #expect(told == [true])
    stage.settle()
    #expect(told == [true, true] && kinds.last == "DisappearSymbolEffect")
    view.addSymbolEffect(
      .variableColor.iterative.reversing, options: .repeating.speed(2), completion: note)
    stage.settle()
    #expect(told.count == 3)
  }

  @Test func `a symbol takes the place of another one`() throws {
    let heart = try #require(UIImage(systemName: "heart"))
    var context: UISymbolEffectCompletionContext?
    view.setSymbolImage(heart, contentTransition: .replace.downUp) { context = $0 }
    #expect(view.image === heart && context == nil)
    stage.settle()
    #expect(context?.isFinished == true && context?.effect == nil && context?.sender === view)
    #expect(context?.contentTransition is ReplaceSymbolEffect)
  }

  @Test func `effects wait for a symbol, and pictures have none`() throws {
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    view.addSymbolEffect(.disappear)
    stage.settle()
    #expect(!view.displayNode().commands.isEmpty)
    view.image = UIImage(systemName: "star")
    #expect(place == nil)
  }

  @Test func `effects and options are equal when they say the same`() {
    #expect(BounceSymbolEffect.bounce.up == .bounce.down.up)
    #expect(WiggleSymbolEffect.wiggle.left != .wiggle.right)
    #expect(SymbolEffectOptions.repeat(2).speed(1.5) == SymbolEffectOptions.speed(1.5).repeat(2))
    #expect(SymbolEffectOptions.nonRepeating != .repeat(.periodic(3, delay: 1)))
  }

  @Test func `each effect is of its own kind, and happens, lasts or leads over`() {
    let all: [any SymbolEffect] = [
      AppearSymbolEffect.appear, DisappearSymbolEffect.disappear, ScaleSymbolEffect.scale,
      BounceSymbolEffect.bounce, PulseSymbolEffect.pulse, BreatheSymbolEffect.breathe,
      RotateSymbolEffect.rotate, WiggleSymbolEffect.wiggle, VariableColorSymbolEffect.variableColor,
      ReplaceSymbolEffect.replace, AutomaticSymbolEffect.automatic,
    ]
    let kinds: Set<SymbolEffectConfiguration> = Set(all.map(\.configuration))
    #expect(kinds.count == 11)
    #expect(all.filter { $0 is any DiscreteSymbolEffect }.count == 6)
    #expect(all.filter { $0 is any IndefiniteSymbolEffect }.count == 9)
    #expect(all.filter { $0 is any TransitionSymbolEffect }.count == 3)
    #expect(all.filter { $0 is any ContentTransitionSymbolEffect }.count == 2)
    #expect(ReplaceSymbolEffect.replace.magic(fallback: .replace.upUp) == .replace.upUp)
  }

  @Test func `effects begin again at once or after a pause`() {
    let pause: SymbolEffectOptions.RepeatBehavior = .periodic(2, delay: 1)
    #expect(pause == .periodic(2, delay: 1) && pause != .continuous && pause != .periodic)
  }
}
