// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

@MainActor
private final class Journal {
  var lines: [String] = []
}

/// A view that records its constraint updates and layouts.
private final class NotingView: UIView {
  let name: String
  let journal: Journal
  var whenUpdating: () -> Void = {}
  var whenLayingOut: () -> Void = {}

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    journal.lines.append("constraints of \(name)")
    whenUpdating()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    journal.lines.append("layout of \(name)")
    whenLayingOut()
  }
}

@MainActor
struct ConstraintPassTests {
  private let journal = Journal()
  private let outer: NotingView
  private let middle: NotingView
  private let inner: NotingView
  private let stage: Stage

  init() {
    outer = NotingView("outer", journal)
    middle = NotingView("middle", journal)
    inner = NotingView("inner", journal)
    outer.addSubview(middle)
    middle.addSubview(inner)
    stage = Stage(outer)
  }

  @Test func `all constraints of a subtree are updated, the innermost first, before any layout`() {
    expect(
      journal.lines,
      equals: [
        "constraints of inner", "constraints of middle", "constraints of outer", "layout of outer",
        "layout of middle", "layout of inner",
      ])
    journal.lines = []
    for view in [outer, middle, inner] { view.setNeedsUpdateConstraints() }
    outer.layoutIfNeeded()
    expect(journal.lines.prefix(3).map { $0.hasPrefix("constraints") }, equals: [true, true, true])
    expect(journal.lines.count, equals: 6)
  }

  @Test func `a view whose child changes constraints is laid out once`() {
    journal.lines = []
    inner.whenUpdating = { [middle] in
      middle.setNeedsUpdateConstraints()
      middle.setNeedsLayout()
    }
    inner.setNeedsUpdateConstraints()
    stage.settle()
    expect(
      journal.lines,
      equals: [
        "constraints of inner", "constraints of middle", "layout of middle", "layout of inner",
      ])
  }

  @Test func `views that come in while others are laid out have their constraints updated first`() {
    let (new, leaf) = (NotingView("new", journal), NotingView("leaf", journal))
    new.addSubview(leaf)
    journal.lines = []
    middle.whenLayingOut = { [inner] in
      if new.superview == nil { inner.addSubview(new) }
    }
    middle.setNeedsLayout()
    stage.settle()
    let order = journal.lines.filter { $0.hasSuffix("new") || $0.hasSuffix("leaf") }
    expect(
      order,
      equals: ["constraints of leaf", "constraints of new", "layout of new", "layout of leaf"])
  }

  @Test func `views that wait for nothing are not asked for constraints`() {
    journal.lines = []
    middle.setNeedsLayout()
    stage.settle()
    expect(journal.lines, equals: ["layout of middle"])
  }
}
