// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing

/// Tests of stack views.
@MainActor
struct StackViewTests {
  /// A view with an intrinsic content size.
  private final class Block: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func stack(_ views: [UIView], width: CGFloat = 200, height: CGFloat = 60) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private let blocks = [Block(20, 10), Block(40, 20), Block(60, 30)]

  @Test func `filling stretches the view that resists least`() {
    let stack = stack(blocks)
    stack.spacing = 10
    blocks[1].setContentHuggingPriority(.init(100), for: .horizontal)
    expect(
      frames(stack),
      equals: [
        CGRect(x: 0, y: 0, width: 20, height: 60), CGRect(x: 30, y: 0, width: 100, height: 60),
        CGRect(x: 140, y: 0, width: 60, height: 60),
      ])
  }

  @Test func `filling equally makes one length`() {
    let stack = stack(blocks)
    stack.spacing = 10
    stack.distribution = .fillEqually
    expect(frames(stack).map(\.width), equals: [60, 60, 60])
    stack.axis = .vertical
    expect(frames(stack).map(\.height).reduce(0, +), equals: 40)
    expect(frames(stack).map(\.width), equals: [200, 200, 200])
  }

  @Test func `filling proportionally keeps proportions`() {
    let stack = stack(blocks, width: 240)
    stack.distribution = .fillProportionally
    expect(frames(stack).map(\.width), equals: [40, 80, 120])
  }

  @Test func `filling proportionally leaves a separator the length that it gave itself`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let separator = UIView()
        separator.widthAnchor.constraint(equalToConstant: 1).isActive = true
        let stack = UIStackView(arrangedSubviews: [Block(30, 10), separator, Block(60, 10)])
        stack.distribution = .fillProportionally
        stack.frame = CGRect(x: 0, y: 0, width: 181, height: 20)
        stack.layoutIfNeeded()
        let widths = stack.arrangedSubviews.map(\.frame.width)
        guard widths[1] == 1, widths.reduce(0, +) == 181 else { fatalError("\(widths)") }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.isEmpty)
  }

  @Test func `the system's spacing is eight points, for all views and after one`() {
    let views = [blocks[0], blocks[1], blocks[2]]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = UIStackView.spacingUseSystem
    let all = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    stack.spacing = 0
    let none = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    expect(all - none, equals: 16)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    let one = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    expect(one - none, equals: 8)
  }

  @Test func `equal spacing and equal centering keep lengths`() {
    let stack = stack(blocks)
    stack.distribution = .equalSpacing
    expect(frames(stack).map(\.minX), equals: [0, 60, 140])
    expect(frames(stack).map(\.width), equals: [20, 40, 60])
    stack.distribution = .equalCentering
    expect(frames(stack).map(\.midX), equals: [10, 90, 170])
  }

  @Test(
    arguments: [
      (UIStackView.Alignment.leading, [0, 0, 0]), (.center, [25, 20, 15]),
      (.trailing, [50, 40, 30]),
    ] as [(UIStackView.Alignment, [CGFloat])])
  func `alignment places views across`(alignment: UIStackView.Alignment, tops: [CGFloat]) {
    let stack = stack(blocks)
    stack.alignment = alignment
    expect(frames(stack).map(\.minY), equals: tops)
    expect(frames(stack).map(\.height), equals: [10, 20, 30])
  }

  @Test func `texts stand on one baseline`() {
    let (small, large) = (UILabel(), UILabel())
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 30)
    small.text = "a"
    large.text = "b"
    let stack = stack([small, large])
    stack.alignment = .firstBaseline
    let found = frames(stack)
    let difference = (found[0].minY + small.font.ascender) - (found[1].minY + large.font.ascender)
    expect(abs(difference) <= 0.5)
  }

  @Test func `hidden views take no room, and removed ones neither`() {
    let stack = stack(blocks)
    stack.spacing = 10
    stack.setCustomSpacing(30, after: blocks[0])
    blocks[2].setContentHuggingPriority(.init(100), for: .horizontal)
    expect(frames(stack).map(\.minX), equals: [0, 50, 100])
    blocks[1].isHidden = true
    stack.layoutIfNeeded()
    expect(blocks[2].frame, equals: CGRect(x: 50, y: 0, width: 150, height: 60))
    blocks[0].removeFromSuperview()
    expect(stack.arrangedSubviews.count, equals: 2)
    stack.layoutIfNeeded()
    expect(blocks[2].frame.minX, equals: 0)
    expect(stack.customSpacing(after: blocks[0]), equals: UIStackView.spacingUseDefault)
  }

  @Test func `a stack is as large as its views and margins`() {
    let stack = stack(blocks)
    stack.spacing = 5
    stack.alignment = .center
    expect(stack.systemLayoutSizeFitting(.zero), equals: CGSize(width: 130, height: 30))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(stack.systemLayoutSizeFitting(.zero), equals: CGSize(width: 136, height: 34))
  }

  @Test func `stacks in stacks`() {
    let column = UIStackView(arrangedSubviews: [Block(50, 10), Block(30, 10)])
    column.axis = .vertical
    column.alignment = .leading
    let row = stack([column, Block(20, 20)])
    row.alignment = .center
    row.spacing = 8
    let outer = frames(row)
    expect(outer[1].maxX, equals: 200)
    expect(outer[0].height == 20 && outer[0].minY == 20)
    expect(column.arrangedSubviews.map(\.frame.width), equals: [50, 30])
  }

  @Test func `a row is read from the right where people do`() {
    let stack = stack(blocks)
    for view in [stack] + blocks { view.semanticContentAttribute = .forceRightToLeft }
    stack.distribution = .equalSpacing
    expect(frames(stack).map(\.maxX), equals: [200, 140, 60])
  }
}
