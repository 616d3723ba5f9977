// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of constraints between views, and of the resulting frames.
@MainActor
struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func make(in parent: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func label(_ text: String, lines: Int = 1, in parent: UIView? = nil) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(label)
    return label
  }

  @Test func `edges at distances from the superview give a frame`() {
    let view = make()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 16, y: 8, width: 268, height: 192))
    root.frame.size = CGSize(width: 400, height: 100)
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 16, y: 8, width: 368, height: 92))
  }

  @Test func `views follow each other, and lengths follow lengths`() {
    let (one, two) = (make(), make())
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      one.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      one.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
      one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5),
      two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      two.topAnchor.constraint(equalTo: one.topAnchor),
      two.bottomAnchor.constraint(equalTo: one.bottomAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    expect(one.frame, equals: CGRect(x: 10, y: 65, width: 140, height: 70))
    expect(two.frame, equals: CGRect(x: 166, y: 65, width: 134, height: 80))
  }

  @Test func `views inside views that constraints place are placed too`() {
    let outer = make()
    let inner = make(in: outer)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
      inner.widthAnchor.constraint(equalToConstant: 50),
      inner.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    expect(outer.frame, equals: CGRect(x: 20, y: 30, width: 60, height: 50))
    expect(inner.frame, equals: CGRect(x: 5, y: 5, width: 50, height: 40))
  }

  @Test func `a view in one superview follows a view in another`() {
    let (left, right) = (make(), make())
    let (a, b) = (make(in: left), make(in: right))
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      left.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      left.widthAnchor.constraint(equalToConstant: 100),
      left.heightAnchor.constraint(equalToConstant: 100),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
      right.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      right.widthAnchor.constraint(equalToConstant: 100),
      right.heightAnchor.constraint(equalToConstant: 100),
      a.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 7),
      a.topAnchor.constraint(equalTo: left.topAnchor, constant: 50),
      a.widthAnchor.constraint(equalToConstant: 10), a.heightAnchor.constraint(equalToConstant: 10),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 120),
      b.topAnchor.constraint(equalTo: a.topAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor),
      b.heightAnchor.constraint(equalTo: a.heightAnchor),
    ])
    root.layoutIfNeeded()
    expect(b.convert(b.bounds, to: root), equals: CGRect(x: 147, y: 60, width: 10, height: 10))
  }

  @Test func `constraints reach into a view whose frame is given`() {
    let fixed = UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 100))
    root.addSubview(fixed)
    let inside = make(in: fixed)
    let outside = make()
    NSLayoutConstraint.activate([
      inside.leadingAnchor.constraint(equalTo: fixed.leadingAnchor, constant: 10),
      inside.topAnchor.constraint(equalTo: fixed.topAnchor, constant: 10),
      inside.widthAnchor.constraint(equalToConstant: 30),
      inside.heightAnchor.constraint(equalToConstant: 30),
      outside.leadingAnchor.constraint(equalTo: inside.trailingAnchor, constant: 100),
      outside.topAnchor.constraint(equalTo: inside.topAnchor),
      outside.widthAnchor.constraint(equalToConstant: 20),
      outside.heightAnchor.constraint(equalTo: fixed.heightAnchor),
    ])
    root.layoutIfNeeded()
    expect(outside.frame, equals: CGRect(x: 190, y: 30, width: 20, height: 100))
    fixed.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    root.layoutIfNeeded()
    expect(outside.frame, equals: CGRect(x: 140, y: 10, width: 20, height: 80))
  }

  @Test func `texts ask for their size, and the one that resists less gives way`() {
    let (one, two) = (label("Wednesday"), label("Thursday"))
    let natural = one.intrinsicContentSize
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      two.firstBaselineAnchor.constraint(equalTo: one.firstBaselineAnchor),
    ])
    two.setContentHuggingPriority(.init(249), for: .horizontal)
    root.layoutIfNeeded()
    expect(one.frame, equals: CGRect(origin: .zero, size: natural))
    expect(
      two.frame,
      equals: CGRect(x: natural.width, y: 0, width: 300 - natural.width, height: natural.height))
    one.setContentCompressionResistancePriority(.init(740), for: .horizontal)
    root.frame.size.width = natural.width + 5
    root.layoutIfNeeded()
    expect(two.frame.width, equals: two.intrinsicContentSize.width)
    expect(one.frame.width, equals: natural.width + 5 - two.frame.width)
    one.text = "Fri"
    root.frame.size.width = 300
    root.layoutIfNeeded()
    expect(one.frame.width, equals: one.intrinsicContentSize.width)
  }

  @Test func `a text that breaks into lines is as high as its width makes it`() {
    let text = label("one two three four five six seven eight nine ten", lines: 0)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      text.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    for width in [300.0, 120, 500] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      let wanted = text.sizeThatFits(CGSize(width: width - 16, height: 0)).height
      expect(text.frame, equals: CGRect(x: 8, y: 0, width: width - 16, height: wanted))
    }
  }

  @Test func `another constant, priority and text are followed`() {
    let view = make()
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let wish = view.widthAnchor.constraint(equalToConstant: 70)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), width, wish,
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
    ])
    root.layoutIfNeeded()
    expect(view.frame.size, equals: CGSize(width: 50, height: 50))
    width.constant = 60
    root.layoutIfNeeded()
    expect(view.frame.size, equals: CGSize(width: 60, height: 60))
    width.priority = .defaultLow
    root.layoutIfNeeded()
    expect(view.frame.size, equals: CGSize(width: 70, height: 70))
    wish.isActive = false
    root.layoutIfNeeded()
    expect(view.frame.size, equals: CGSize(width: 60, height: 60))
  }

  @Test func `leading is on the right where people read from the right`() {
    let view = make()
    view.semanticContentAttribute = .forceRightToLeft
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 234, y: 0, width: 50, height: 50))
  }

  @Test func `a view that leaves its superview leaves the constraints there`() {
    let view = make()
    let inner = make(in: view)
    let outer = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let own = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
    let size = view.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([outer, own, size])
    expect(root.constraints, equals: [outer])
    expect(view.constraints, equals: [own, size])
    view.removeFromSuperview()
    expect(!outer.isActive && own.isActive && size.isActive)
    expect(root.constraints.isEmpty)
    root.addSubview(view)
    expect(!outer.isActive)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    expect(view.frame.width == 40 && inner.frame.width == 40)
  }

  @Test func `guides take part, and margins and the safe area are guides`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = make()
    root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 50),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expect(guide.layoutFrame, equals: CGRect(x: 20, y: 0, width: 240, height: 50))
    expect(view.frame, equals: CGRect(x: 135, y: 50, width: 10, height: 10))
    root.layoutMargins.left = 40
    root.layoutIfNeeded()
    expect(guide.layoutFrame, equals: CGRect(x: 40, y: 0, width: 220, height: 50))
    expect(
      root.layoutMarginsGuide.layoutFrame, equals: CGRect(x: 40, y: 1, width: 220, height: 196))
  }

  @Test func `the content of a scroll view is as large as its constraints say`() {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    let content = make(in: scroll)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -20),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    expect(scroll.frame, equals: root.bounds)
    expect(scroll.contentSize, equals: CGSize(width: 300, height: 900))
    expect(content.frame, equals: CGRect(x: 10, y: 0, width: 280, height: 900))
    scroll.contentOffset.y = 300
    root.layoutIfNeeded()
    expect(content.frame.minY, equals: 0)
  }

  @Test func `edges are on whole pixels`() {
    let (one, two) = (make(), make())
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      one.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.333),
      two.widthAnchor.constraint(equalTo: one.widthAnchor),
    ])
    root.layoutIfNeeded()
    let scale = max(1, root.traitCollection.displayScale)
    for edge in [one.frame.maxX, two.frame.minX, two.frame.maxX] {
      expect((edge * scale).rounded(), equals: edge * scale)
    }
    expect(one.frame.maxX, equals: two.frame.minX)
  }

  // MARK: Right-to-left layout

  /// Returns a box at the leading edge of a holder that is 200 points wide.
  private func makePair() -> (holder: UIView, box: UIView) {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let box = make(in: holder)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: holder.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    return (holder, box)
  }

  private func surface(
    _ root: UIView, _ direction: UITraitEnvironmentLayoutDirection
  ) -> ViewSurface {
    Stage(
      root, size: CGSize(width: 300, height: 300), scale: 1,
      traits: UITraitCollection(layoutDirection: direction), isShown: false
    ).surface
  }

  @Test func `constraints solved outside of a window are mirrored in one that is`() {
    let (holder, box) = makePair()
    holder.layoutIfNeeded()
    expect(box.frame.minX, equals: 10)
    let (mirrored, plain) = (UIView(), UIView())
    let surfaces = [surface(mirrored, .rightToLeft), surface(plain, .leftToRight)]
    mirrored.addSubview(holder)
    surfaces[0].frame(at: 1)
    expect(box.frame.maxX, equals: 190)
    plain.addSubview(holder)
    surfaces[1].frame(at: 1)
    expect(box.frame.minX, equals: 10)
  }

  @Test func `constraints follow the view that holds them, which says how it is read`() {
    let (holder, box) = makePair()
    holder.layoutIfNeeded()
    holder.semanticContentAttribute = .forceRightToLeft
    holder.layoutIfNeeded()
    expect(box.frame.maxX, equals: 190)
    holder.semanticContentAttribute = .forceLeftToRight
    holder.layoutIfNeeded()
    expect(box.frame.minX, equals: 10)
  }

  @Test func `what a view says of itself does not turn its own constraints`() {
    let (holder, box) = makePair()
    box.semanticContentAttribute = .forceRightToLeft
    holder.layoutIfNeeded()
    expect(box.frame.minX, equals: 10)
  }

  @Test func `constraints inside a view follow the one that holds them from further out`() {
    let (holder, box) = makePair()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let mark = make(in: inner)
    box.addSubview(inner)
    let leading = mark.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 2)
    holder.addConstraint(leading)
    mark.widthAnchor.constraint(equalToConstant: 3).isActive = true
    holder.layoutIfNeeded()
    expect(mark.frame.minX, equals: 2)
    holder.semanticContentAttribute = .forceRightToLeft
    holder.layoutIfNeeded()
    expect(mark.frame.maxX, equals: 8)
  }

  // MARK: Shapes that other packages rely on

  private final class NamedConstraint: NSLayoutConstraint {
    var label = "none"
    weak var owner: UIView?
  }

  @Test func `a constraint can be subclassed, and made by the initialisers there are`() {
    let view = make()
    let width = NamedConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40)
    width.label = "width"
    width.isActive = true
    root.layoutIfNeeded()
    expect(view.frame.width, equals: 40)
    expect((view.constraints.first as? NamedConstraint)?.label, equals: "width")
  }

  @Test func `a constraint that says nothing is never active`() {
    let empty = NSLayoutConstraint()
    expect(empty.firstItem == nil && empty.secondItem == nil)
    expect(empty.firstAttribute == .notAnAttribute && empty.constant == 0)
    empty.isActive = true
    expect(!empty.isActive)
  }

  @Test func `a horizontal position may follow a vertical one`() {
    let (one, two) = (make(), make())
    NSLayoutConstraint.activate([
      two.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      NSLayoutConstraint(
        item: one, attribute: .left, relatedBy: .equal, toItem: two, attribute: .top,
        multiplier: 1, constant: 50),
    ])
    root.layoutIfNeeded()
    expect(one.frame.minX, equals: 80)
  }
}
