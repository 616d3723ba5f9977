// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionDisplayTree
import RandomTesting
import Testing

@testable import MullionViewTree

/// Tests of the context stack of a thread and of the current traits, compared with stacks.
@MainActor
struct DrawingStageTests {
  private let area = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: 0..<20)
  func `the present context is the one that was pushed last and not popped`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model: [CGContext] = []
    let before = DrawingStage.current
    for _ in 0..<60 {
      if Bool.random(using: &random) || model.isEmpty {
        let context = CGContext(area: area)
        let kind = Int.random(in: 0..<3, using: &random)
        switch kind {
        case 0: DrawingStage.push(.context(context))
        case 1: DrawingStage.push(.ready(context))
        default:
          DrawingStage.push(
            .picture(context, PictureFormat(bounds: area, scale: 1, isOpaque: false)))
        }
        expect((DrawingStage.begun === context), equals: (kind == 0))
        expect((DrawingStage.currentPicture?.context === context), equals: (kind == 2))
        model.append(context)
      } else {
        DrawingStage.pop()
        model.removeLast()
      }
      expect(DrawingStage.current === (model.last ?? before))
    }
    for _ in model { DrawingStage.pop() }
  }

  @Test(arguments: [0, 1, 3], [false, true])
  func `what drawing code leaves behind is taken away, and what draws nothing has no drawing`(
    left: Int, draws: Bool
  ) {
    let outer = CGContext(area: area)
    DrawingStage.push(.context(outer))
    defer { DrawingStage.pop() }
    func body() {
      if draws { DrawingStage.current?.fill(area) }
      for _ in 0..<left { DrawingStage.push(.context(CGContext(area: area))) }
    }
    let drawing = DrawingStage.drawing(in: area, body)
    expect(drawing.map { !$0.steps.isEmpty } ?? false, equals: draws)
    expect(DrawingStage.current === outer)
    var contexts: [ObjectIdentifier] = []
    for _ in 0..<3 {
      let made = DrawingStage.drawing(ofViewIn: area) { context in
        contexts.append(ObjectIdentifier(context))
        if draws { context.fill(area) }
        for _ in 0..<left { DrawingStage.push(.context(CGContext(area: area))) }
      }
      expect((made != nil) == draws && DrawingStage.current === outer)
    }
    // A context that nothing was drawn into serves again.
    if !draws { expect(Set(contexts).count, equals: 1) }
    // One pop too many inside leaves what is outside.
    _ = DrawingStage.drawing(in: area) { _ = DrawingStage.pop() }
    expect(DrawingStage.current === outer)
  }

  @Test func `each thread draws into contexts of its own`() async {
    DrawingStage.push(.context(CGContext(area: area)))
    defer { DrawingStage.pop() }
    let isEmpty = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: DrawingStage.current == nil) }
    }
    expect(isEmpty)
  }

  // MARK: TraitContext

  nonisolated private static func traits(_ number: Int) -> UITraitCollection {
    UITraitCollection(displayScale: CGFloat(number))
  }

  @Test(arguments: 0..<10)
  func `the traits in force are those of the innermost block, or what was set in it`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var faults: [Int] = []
    let view = UIView()
    func nest(_ depth: Int) {
      let (traits, isOfView) = (Self.traits(depth + 2), depth % 2 == 0)
      let outer = TraitContext.view?.takeUnretainedValue()
      func inside() {
        var present = traits
        let count = depth < 4 ? Int.random(in: 0...2, using: &random) : 0
        for step in 0...count {
          if TraitContext.current !== present { faults.append(depth) }
          let seen = TraitContext.view?.takeUnretainedValue()
          if isOfView ? seen !== view : seen !== outer { faults.append(-depth) }
          if step < count { nest(depth + 1) }
          if Bool.random(using: &random) {
            present = Self.traits(100 + step)
            TraitContext.current = present
          }
        }
      }
      if isOfView {
        TraitContext.with(traits, of: view, inside)
      } else {
        TraitContext.with(traits, inside)
      }
    }
    let before = TraitContext.current
    nest(0)
    expect(faults.isEmpty && TraitContext.current === before && TraitContext.view == nil)
  }

  @Test func `other threads have the traits of the display, and their own blocks`() async {
    let found: [CGFloat] = await TraitContext.with(Self.traits(7)) {
      Task.detached {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            let outside = TraitContext.current === AmbientDisplay.traits
            let inside = TraitContext.with(Self.traits(5)) { TraitContext.current.displayScale }
            let after = TraitContext.current === AmbientDisplay.traits
            continuation.resume(returning: [outside ? 1 : 0, inside, after ? 1 : 0])
          }
        }
      }
    }.value
    expect(found, equals: [1, 5, 1])
  }
}
