// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

@MainActor
struct ViewHierarchyTests {
  final class Witness: UIView {
    var calls: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append("willMove(\(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { calls.append("didMove") }
    override func didMoveToWindow() { calls.append("window") }
    override func layoutSubviews() { calls.append("layout") }
    override func didAddSubview(_ subview: UIView) { calls.append("added") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("removing") }
  }

  final class OwnInitialiser: UIView {
    let name: String
    init(name: String) {
      self.name = name
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class BothInitialisers: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `views are made as their classes allow`() {
    expect(OwnInitialiser(name: "a").name, equals: "a")
    expect(BothInitialisers().frame, equals: .zero)
    expect(UIView().superview == nil)
  }

  @Test func `a view is told as it moves in and out`() {
    let parent = Witness()
    let child = Witness()
    parent.addSubview(child)
    expect(child.calls, equals: ["willMove(view)", "didMove"])
    expect(parent.calls, equals: ["added"])
    child.removeFromSuperview()
    expect(child.calls.suffix(2), equals: ["willMove(nil)", "didMove"])
    expect(parent.calls, equals: ["added", "removing"])
    expect(parent.subviews.isEmpty)
  }

  @Test func `siblings keep the order they are put in`() {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    parent.insertSubview(c, aboveSubview: b)
    expect(parent.subviews, equals: [b, c, a])
    parent.bringSubviewToFront(b)
    expect(parent.subviews, equals: [c, a, b])
    parent.insertSubview(b, belowSubview: a)
    expect(parent.subviews, equals: [c, b, a])
    parent.addSubview(c)
    expect(parent.subviews, equals: [b, a, c])
    parent.sendSubviewToBack(c)
    expect(parent.subviews, equals: [c, b, a])
  }

  @Test func `a surface is a window to its views`() {
    let root = UIView()
    let child = Witness()
    root.addSubview(child)
    let stage = Stage(root)
    expect(child.calls.contains("window"))
    expect(child.surface === stage.surface)
    child.calls = []
    child.removeFromSuperview()
    expect(child.calls, equals: ["willMove(nil)", "window", "didMove"])
  }

  @Test func `layout runs once for many requests, and from the outside in`() {
    let root = Witness()
    let child = Witness()
    root.addSubview(child)
    let stage = Stage(root)
    root.calls = []
    child.calls = []
    child.setNeedsLayout()
    child.setNeedsLayout()
    stage.surface.frame(at: 1)
    expect(child.calls, equals: ["layout"])
    expect(root.calls.isEmpty)
    root.frame.size.width = 10
    child.frame.size.width = 10
    root.layoutIfNeeded()
    expect(root.calls, equals: ["layout"])
    expect(child.calls, equals: ["layout", "layout"])
  }

  @Test func `a view that always asks for layout does not hang a frame`() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
      }
    }
    let restless = Restless()
    let root = UIView()
    root.addSubview(restless)
    _ = Stage(root)
    expect(restless.count < 100)
  }

  @Test func `pointing finds the frontmost view that is open to it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    let both = CGPoint(x: 30, y: 30)
    expect(root.hitTest(both, with: nil) === front)
    back.layer.zPosition = 1
    expect(root.hitTest(both, with: nil) === back)
    back.isHidden = true
    expect(root.hitTest(both, with: nil) === front)
    front.alpha = 0
    expect(root.hitTest(both, with: nil) === root)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    expect(root.hitTest(both, with: nil) === root)
    expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
  }

  @Test func `pointing follows transforms`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 50, y: 90, width: 100, height: 20))
    root.addSubview(view)
    expect(root.hitTest(CGPoint(x: 100, y: 60), with: nil) === root)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expect(root.hitTest(CGPoint(x: 100, y: 60), with: nil) === view)
    expect(root.hitTest(CGPoint(x: 60, y: 100), with: nil) === root)
  }

  @Test func `margins and the safe area reach inner views`() {
    let root = UIView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    root.addSubview(inner)
    root.setOwnSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    expect(root.safeAreaInsets, equals: .zero)
    let stage = Stage(root)
    expect(root.safeAreaInsets.top, equals: 44)
    expect(inner.safeAreaInsets, equals: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    expect(inner.layoutMargins, equals: UIEdgeInsets(top: 52, left: 8, bottom: 8, right: 8))
    expect(stage.surface.size.height, equals: 480)
  }

  @Test func `margins are at least the superview's where asked`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    root.addSubview(child)
    child.preservesSuperviewLayoutMargins = true
    expect(child.layoutMargins, equals: UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
    child.frame.origin = .zero
    expect(child.layoutMargins, equals: UIEdgeInsets(top: 40, left: 50, bottom: 8, right: 8))
  }

  @Test func `tint and style come from above`() {
    let root = UIView()
    let child = UIView()
    root.addSubview(child)
    root.tintColor = .red
    expect(child.tintColor, equals: .red)
    child.tintColor = .green
    expect(child.tintColor, equals: .green)
    root.overrideUserInterfaceStyle = .dark
    expect(child.traitCollection.userInterfaceStyle, equals: .dark)
  }

  private final class Framed: UIView {
    private(set) var given: CGRect?
    override init(frame: CGRect) {
      given = frame
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func made<View: UIView>(_ type: View.Type, _ frame: CGRect) -> View {
    type._made(frame: frame)
  }

  @Test func `a view is made of a class that only the running program knows`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(made(Framed.self, frame).given, equals: frame)
    expect(made(UILabel.self, frame).frame, equals: frame)
    let type: UIView.Type = Framed.self
    expect(made(type, frame) is Framed)
  }
}
