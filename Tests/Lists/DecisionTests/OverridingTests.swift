// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

@MainActor
@Suite("Decision 0002, line 4: overriding")
struct OverridingTests {
  /// A view that overrides the members that apps override; that it compiles is the essential test.
  private class Custom: UIView {
    var said: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      said.append("init")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
      super.layoutSubviews()
      said.append("layoutSubviews")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 8) }
    override var intrinsicContentSize: CGSize { CGSize(width: 9, height: 10) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    override func didMoveToSuperview() { said.append("didMoveToSuperview") }
    override var backgroundColor: UIColor? {
      didSet { said.append("backgroundColor") }
    }
  }

  /// A view that neither overrides nor adds initialisers.
  private class Plain: UIView {}

  @Test func `a view that overrides init(frame:) is also made without arguments`() {
    let view = Custom()
    expect(view.said, equals: ["init"])
    expect(view.frame, equals: .zero)
  }

  @Test func `a view that overrides nothing is made in both ways`() {
    expect(Plain().frame, equals: .zero)
    expect(Plain(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds.width, equals: 3)
  }

  @Test func `overridden members are called by the library`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Custom(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    parent.addSubview(view)
    view.backgroundColor = .red
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expect(view.said.contains("didMoveToSuperview"))
    expect(view.said.contains("backgroundColor"))
    expect(view.said.contains("layoutSubviews"))
    view.sizeToFit()
    expect(view.bounds.size, equals: CGSize(width: 7, height: 8))
    expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === parent)
  }
}
