// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Observation
import Testing
import ViewStage

/// Tests of the tracking of observable properties that views read.
@MainActor
struct ObservedReadTests {
  @Observable final class Model {
    var name = "one"
    var other = 0
    @ObservationIgnored var hidden = 0
  }

  @Observable final class Pair {
    var left = 0
    var right = 0
  }

  /// A view that reads the model in the methods named in `reads`, and counts their calls.
  private final class Reader: UIView {
    let model: Model
    let reads: Set<String>
    var calls: [String: Int] = [:]
    var seen = ""

    init(_ model: Model, _ reads: Set<String>) {
      self.model = model
      self.reads = reads
      super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    required init?(coder: NSCoder) { nil }

    private func came(to place: String) {
      calls[place, default: 0] += 1
      if reads.contains(place) { seen = model.name }
    }

    override func updateProperties() { came(to: "properties") }
    override func updateConstraints() {
      came(to: "constraints")
      super.updateConstraints()
    }
    override func layoutSubviews() { came(to: "layout") }
    override func draw(_ rect: CGRect) { came(to: "drawing") }
  }

  private let model = Model()

  /// Returns a reader in a surface that was displayed once, and a closure that advances to the next frame.
  private func shown(_ reads: Set<String>) -> (Reader, () -> Void) {
    let reader = Reader(model, reads)
    let stage = Stage(UIView())
    stage.root.addSubview(reader)
    let next = {
      stage.wait(1.0 / 60)
      _ = stage.surface.displayTree()
    }
    next()
    return (reader, next)
  }

  @Test(arguments: ["properties", "constraints", "layout", "drawing"])
  func `what read a property that changes is called again, before the next picture`(
    _ place: String
  ) {
    let (reader, next) = shown([place])
    let before = reader.calls
    model.name = "two"
    model.name = "three"
    expect(reader.calls, equals: before, "nothing is called before the frame")
    next()
    expect(reader.seen, equals: "three")
    expect(reader.calls[place], equals: (before[place] ?? 0) + 1)
    model.name = "four"
    next()
    expect(reader.seen, equals: "four", "it is followed again")
    expect(reader.calls[place], equals: (before[place] ?? 0) + 2)
  }

  @Test(arguments: [
    ("properties", ["properties"]), ("layout", ["layout"]), ("drawing", ["drawing"]),
    ("constraints", ["constraints", "layout"]),
  ])
  func `nothing else is called`(_ place: String, _ called: [String]) {
    let (reader, next) = shown([place])
    let before = reader.calls
    model.name = "two"
    next()
    for name in ["properties", "constraints", "layout", "drawing"] {
      expect(
        reader.calls[name], equals: (before[name] ?? 0) + (called.contains(name) ? 1 : 0), "\(name)"
      )
    }
  }

  @Test func `what was not read is not followed`() {
    let (reader, next) = shown(["layout"])
    let before = reader.calls
    model.other += 1
    model.hidden += 1
    next()
    expect(reader.calls, equals: before)
  }

  @Test func `what was read the last time alone is followed`() {
    final class Chooser: UIView {
      let model: Model
      var usesName = true
      var calls = 0
      init(_ model: Model) {
        self.model = model
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        calls += 1
        if usesName { _ = model.name } else { _ = model.other }
      }
    }
    let chooser = Chooser(model)
    let stage = Stage(chooser)
    // Twice: what a view reads first is followed in another way than what it reads from then on.
    for _ in 0..<2 {
      chooser.usesName = true
      chooser.setNeedsLayout()
      stage.wait(1.0 / 60)
      chooser.usesName = false
      chooser.setNeedsLayout()
      stage.wait(1.0 / 60)
      let before = chooser.calls
      model.name += "!"
      stage.wait(1.0 / 60)
      expect(chooser.calls, equals: before)
      model.other += 1
      stage.wait(1.0 / 60)
      expect(chooser.calls, equals: before + 1)
    }
  }

  @Test func `a view that is laid out often is told once of a change`() {
    let (reader, next) = shown(["layout"])
    for _ in 0..<50 {
      reader.setNeedsLayout()
      next()
    }
    let before = reader.calls["layout"] ?? 0
    model.name = "two"
    next()
    next()
    expect(reader.calls["layout"], equals: before + 1)
  }

  @Test func `a change from another thread is seen in time`() async throws {
    let (reader, next) = shown(["layout"])
    let model = self.model
    nonisolated(unsafe) let shared = model
    await Task.detached { shared.name = "far" }.value
    for _ in 0..<100 where reader.seen != "far" {
      try await Task.sleep(for: .milliseconds(2))
      next()
    }
    expect(reader.seen, equals: "far")
  }

  @Test func `a view is not kept by what it read`() {
    weak var gone: Reader?
    do {
      let reader = Reader(model, ["layout"])
      reader.layoutIfNeeded()
      reader.setNeedsLayout()
      reader.layoutIfNeeded()
      gone = reader
    }
    expect(gone == nil)
    model.name = "two"
  }

  @Test func `an object keeps nothing of views that are gone, whether it changes or not`() {
    final class Reading: UIView {}
    final class Token: Sendable {}
    struct Kept {
      weak var token: Token?
    }
    func readOnce() -> Kept {
      let view = Reading()
      let token = Token()
      view.followReads(of: .layout, again: { _ in _ = token }) { _ = model.name }
      return Kept(token: token)
    }
    // That views of the class read something is not known before the first one did.
    let first = readOnce()
    expect(first.token != nil)
    expect(readOnce().token == nil)
    model.name = "two"
    expect(first.token == nil)
  }

  @Test func `a view that writes what it reads is not called again for that`() {
    final class Counter: UIView {
      let model: Model
      var calls = 0
      init(_ model: Model) {
        self.model = model
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        calls += 1
        model.other += 1
      }
    }
    let counter = Counter(model)
    let stage = Stage(counter)
    stage.wait(0.1)
    expect(counter.calls, equals: 1)
    model.other = 10
    stage.wait(0.1)
    expect(counter.calls, equals: 2)
    expect(model.other, equals: 11)
  }

  @Test func `views that change what each other read do not hold up the frame`() {
    final class Side: UIView {
      var onLayout: (() -> Void)?
      var calls = 0
      override func layoutSubviews() {
        calls += 1
        onLayout?()
      }
    }
    let pair = Pair()
    let sides = [Side(), Side()]
    sides[0].onLayout = { pair.right = pair.left + 1 }
    sides[1].onLayout = { pair.left = pair.right + 1 }
    let stage = Stage(UIView())
    sides.forEach(stage.root.addSubview)
    stage.surface.frame(at: 1)
    expect(sides.allSatisfy { 2..<50 ~= $0.calls })
  }

  @Test func `a view outside of a window is laid out anew when somebody asks`() {
    let reader = Reader(model, ["layout"])
    reader.layoutIfNeeded()
    model.name = "two"
    expect(reader.seen, equals: "one")
    reader.layoutIfNeeded()
    expect(reader.seen, equals: "two")
  }
}
