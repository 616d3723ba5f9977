// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import RandomTesting
import Testing
import ViewStage

@testable import MullionControls

/// Tests of stack arrangements, open menus and drawn symbols: invariants that hold for any content.
@MainActor
struct StackArrangementTests {
  /// A view with an intrinsic content size.
  private final class Box: UIView {
    let wanted: CGSize

    init(_ wanted: CGSize) {
      self.wanted = wanted
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { wanted }
  }

  private static func stack(_ random: inout SeededGenerator) -> UIStackView {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 900, height: 800))
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let size = CGSize(
        width: CGFloat(Int.random(in: 5...60, using: &random)),
        height: CGFloat(Int.random(in: 5...60, using: &random)))
      stack.addArrangedSubview(Box(size))
    }
    stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
    stack.spacing = CGFloat(Int.random(in: 0...20, using: &random))
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    stack.distribution = distributions.randomElement(using: &random) ?? .fill
    let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
    stack.alignment = alignments.randomElement(using: &random) ?? .fill
    if Bool.random(using: &random) {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 7, bottom: 13, trailing: 9)
    }
    return stack
  }

  @Test(arguments: 0..<60)
  func `arranged views fill the stack in order, no closer than its spacing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let view = Self.stack(&random)
    let stage = Stage(size: CGSize(width: 900, height: 800))
    stage.root.addSubview(view)
    stage.frame()
    let isHorizontal = view.axis == .horizontal
    let canvas =
      view.isLayoutMarginsRelativeArrangement
      ? view.bounds.inset(by: view.layoutMargins) : view.bounds
    let frames = view.arrangedSubviews.map(\.frame)
    let spans = frames.map { isHorizontal ? $0.minX...$0.maxX : $0.minY...$0.maxY }
    let room = isHorizontal ? canvas.minX...canvas.maxX : canvas.minY...canvas.maxY
    expect(spans.first?.lowerBound, equals: room.lowerBound)
    expect(spans.last?.upperBound, equals: room.upperBound)
    let gaps = zip(spans, spans.dropFirst()).map { $1.lowerBound - $0.upperBound }
    switch view.distribution {
    case .equalSpacing, .equalCentering:
      expect(gaps.allSatisfy { $0 >= view.spacing })
    default: expect(gaps.allSatisfy { abs($0 - view.spacing) <= 0.5 })
    }
    let lengths = spans.map { $0.upperBound - $0.lowerBound }
    if view.distribution == .fillEqually {
      expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 0.5)
    }
    if view.distribution == .equalSpacing, frames.count > 1 {
      expect((gaps.max() ?? 0) - (gaps.min() ?? 0) <= 0.5)
    }
    for frame in frames {
      let (near, far) =
        isHorizontal
        ? (frame.minY - canvas.minY, canvas.maxY - frame.maxY)
        : (frame.minX - canvas.minX, canvas.maxX - frame.maxX)
      expect(near >= 0 && far >= 0)
      switch view.alignment {
      case .fill: expect(near == 0 && far == 0)
      case .leading: expect(near, equals: 0)
      case .trailing: expect(far, equals: 0)
      default: expect(abs(near - far) <= 0.5)
      }
    }
  }

  @Test func `hidden views have no constraints of the arrangement`() throws {
    var random = SeededGenerator(seed: 3)
    let view = Self.stack(&random)
    let boxes = (0..<4).map { _ in Box(CGSize(width: 10, height: 10)) }
    for old in view.arrangedSubviews { old.removeFromSuperview() }
    for box in boxes { view.addArrangedSubview(box) }
    view.distribution = .fill
    boxes[1].isHidden = true
    let constraints = StackArrangement(view).constraints()
    expect(!constraints.contains { $0.firstItem === boxes[1] || $0.secondItem === boxes[1] })
    expect(constraints.count { $0.identifier == "UISV-spacing" }, equals: 2)
    expect(constraints.count { $0.identifier == "UISV-canvas-connection" }, equals: 2)
    for box in boxes { box.isHidden = true }
    expect(StackArrangement(view).constraints().isEmpty)
  }

  // MARK: MenuEntry

  /// Returns a random menu; `shown` receives the displayed actions in order.
  private static func menu(
    _ depth: Int, _ random: inout SeededGenerator, _ shown: inout [UIAction]
  ) -> UIMenu {
    var children: [UIMenuElement] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      if depth > 0, Bool.random(using: &random) {
        var inner: [UIAction] = []
        let part = Self.menu(depth - 1, &random, &inner)
        children.append(part)
        if part.options.contains(.displayInline) { shown += inner }
      } else {
        let action = UIAction(
          title: "action", attributes: Bool.random(using: &random) ? [] : [.hidden]
        ) { _ in }
        children.append(action)
        if !action.attributes.contains(.hidden) { shown.append(action) }
      }
    }
    let menu = UIMenu(
      title: Bool.random(using: &random) ? "title" : "",
      options: Bool.random(using: &random) ? [.displayInline] : [], children: children)
    if Bool.random(using: &random) { menu.preferredElementSize = .small }
    return menu
  }

  private func actions(_ entries: [MenuEntry]) -> [UIAction] {
    entries.flatMap { entry -> [UIAction] in
      switch entry {
      case .action(let action, _): [action]
      case .strip(let tiles, _): actions(tiles)
      default: []
      }
    }
  }

  @Test(arguments: 0..<60)
  func `a menu shows its actions in order, with gaps only between other entries`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var shown: [UIAction] = []
    let menu = Self.menu(3, &random, &shown)
    for isInner in [false, true] {
      let entries = MenuEntry.entries(of: menu, isInner: isInner)
      let found = actions(entries)
      expect(found.count == shown.count && zip(found, shown).allSatisfy { $0 === $1 })
      let gaps = entries.map(\.isGap)
      expect(gaps.first != true && gaps.last != true)
      expect(!zip(gaps, gaps.dropFirst()).contains { $0 && $1 })
      if case .back(let back)? = entries.first {
        expect(isInner && back === menu)
      } else {
        expect(!isInner)
      }
    }
  }

  // MARK: StrokeGlyph

  @Test func `a mirrored sign has its parts at the other side`() {
    let size = CGSize(width: 24, height: 20)
    let sign = StrokeGlyph(
      size: size,
      parts: [
        .stroke(CGPoint(x: 2, y: 3), CGPoint(x: 9, y: 15), width: 2),
        .disc(center: CGPoint(x: 6, y: 8), radius: 3),
        .ring(center: CGPoint(x: 15, y: 9), radius: 4, width: 1),
      ])
    let plain = sign.subviews.map(\.frame)
    expect(plain[1], equals: CGRect(x: 3, y: 5, width: 6, height: 6))
    expect(plain[2], equals: CGRect(x: 11, y: 5, width: 8, height: 8))
    sign.isMirrored = true
    for (one, other) in zip(plain, sign.subviews.map(\.frame)) {
      expect(abs(one.minX + other.maxX - 24) < 0.001 && abs(one.minY - other.minY) < 0.001)
      expect(abs(one.width - other.width) < 0.001)
    }
    sign.color = .red
    expect(sign.subviews[0].backgroundColor == .red && sign.subviews[1].backgroundColor == .red)
    expect(sign.subviews[2].backgroundColor == nil)
    let views = sign.subviews
    sign.show([.disc(center: CGPoint(x: 6, y: 8), radius: 3)])
    expect(sign.subviews.count == 1 && views.allSatisfy { $0.superview == nil })
    expect(sign.intrinsicContentSize == size && sign.sizeThatFits(.zero) == size)
  }
}
