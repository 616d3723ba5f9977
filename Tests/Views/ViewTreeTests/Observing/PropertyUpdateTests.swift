// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of the calls of `updateProperties()`.
@MainActor
struct PropertyUpdateTests {
  private final class Notes {
    var calls: [String] = []
  }

  private final class Part: UIView {
    let name: String
    let notes: Notes
    var whileLayingOut: (() -> Void)?
    var whileUpdating: (() -> Void)?

    init(_ name: String, _ notes: Notes) {
      self.name = name
      self.notes = notes
      super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      notes.calls.append("\(name) properties")
      whileUpdating?()
    }

    override func updateConstraints() {
      notes.calls.append("\(name) constraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      notes.calls.append("\(name) layout")
      whileLayingOut?()
    }
  }

  private let notes = Notes()
  private let outer: Part
  private let inner: Part
  private let stage: Stage

  init() {
    outer = Part("outer", notes)
    inner = Part("inner", notes)
    outer.addSubview(inner)
    stage = Stage(outer)
  }

  /// Returns the calls of the next frame.
  private func frame() -> [String] {
    notes.calls = []
    stage.wait(1.0 / 60)
    return notes.calls
  }

  @Test func `properties come first, from the outside in, then constraints, then layout`() {
    expect(
      notes.calls,
      equals: [
        "outer properties", "inner properties", "inner constraints", "outer constraints",
        "outer layout", "inner layout",
      ])
  }

  @Test func `properties and layout are asked for each by itself, and once`() {
    expect(frame(), equals: [])
    inner.setNeedsUpdateProperties()
    inner.setNeedsUpdateProperties()
    expect(frame(), equals: ["inner properties"])
    inner.setNeedsLayout()
    expect(frame(), equals: ["inner layout"])
  }

  @Test func `what properties change is laid out in the same frame`() {
    outer.whileUpdating = { [inner] in inner.frame.size.width += 1 }
    outer.setNeedsUpdateProperties()
    expect(frame(), equals: ["outer properties", "inner layout"])
  }

  @Test func `properties that a layout asks for are updated before what is inside is laid out`() {
    outer.whileLayingOut = { [inner] in inner.setNeedsUpdateProperties() }
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    expect(frame(), equals: ["outer layout", "inner properties", "inner layout"])
  }

  @Test func `they can be updated at once, with those of the views inside`() {
    inner.setNeedsUpdateProperties()
    notes.calls = []
    outer.updatePropertiesIfNeeded()
    expect(notes.calls, equals: ["inner properties"])
    outer.updatePropertiesIfNeeded()
    expect(notes.calls, equals: ["inner properties"])
    expect(frame(), equals: [])
  }

  @Test func `a view outside of a window is updated when it is laid out, and by its traits inside`()
  {
    let alone = Part("alone", notes)
    notes.calls = []
    alone.layoutIfNeeded()
    expect(notes.calls, equals: ["alone properties", "alone constraints", "alone layout"])
    stage.surface.traits = UITraitCollection(
      traitsFrom: [stage.surface.traits, UITraitCollection(userInterfaceStyle: .dark)])
    expect(
      frame(), equals: ["outer properties", "inner properties", "outer layout", "inner layout"])
  }

  @Test func `a view that is added while it waits is updated in the next frame`() {
    let late = Part("late", notes)
    late.layoutIfNeeded()
    late.setNeedsUpdateProperties()
    inner.addSubview(late)
    expect(frame().filter { $0.hasPrefix("late") }.first, equals: "late properties")
  }
}
