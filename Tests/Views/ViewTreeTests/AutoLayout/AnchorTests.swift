// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of anchors, and of the constraints that they create.
@MainActor
struct AnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func make() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// Returns a description of a constraint: attributes, relation, multiplier and constant.
  private func words(_ constraint: NSLayoutConstraint) -> String {
    let second = constraint.secondItem == nil ? "" : " \(constraint.secondAttribute)"
    return "\(constraint.firstAttribute) \(constraint.relation)\(second) "
      + "\(constraint.multiplier) \(constraint.constant)"
  }

  @Test func `an anchor makes constraints of its item, which are not active yet`() {
    let (view, other) = (make(), make())
    let anchor: NSLayoutAnchor<NSLayoutXAxisAnchor> = view.leadingAnchor
    let constraints = [
      anchor.constraint(equalTo: other.trailingAnchor),
      anchor.constraint(greaterThanOrEqualTo: other.centerXAnchor),
      anchor.constraint(lessThanOrEqualTo: other.leadingAnchor),
      anchor.constraint(equalTo: other.trailingAnchor, constant: 3),
      anchor.constraint(greaterThanOrEqualTo: other.trailingAnchor, constant: 4),
      anchor.constraint(lessThanOrEqualTo: other.trailingAnchor, constant: 5),
    ]
    expect(anchor.item === view)
    expect(
      constraints.map(words),
      equals: [
        "leading equal trailing 1.0 0.0", "leading greaterThanOrEqual centerX 1.0 0.0",
        "leading lessThanOrEqual leading 1.0 0.0", "leading equal trailing 1.0 3.0",
        "leading greaterThanOrEqual trailing 1.0 4.0", "leading lessThanOrEqual trailing 1.0 5.0",
      ])
    expect(constraints.allSatisfy { $0.firstItem === view && $0.secondItem === other })
    expect(constraints.allSatisfy { !$0.isActive && $0.priority == .required })
  }

  @Test func `a dimension can be a number, or a multiple of another one`() {
    let (view, other) = (make(), make())
    let width: NSLayoutDimension = view.widthAnchor
    let constraints = [
      width.constraint(equalToConstant: 40),
      width.constraint(greaterThanOrEqualToConstant: 41),
      width.constraint(lessThanOrEqualToConstant: 42),
      width.constraint(equalTo: other.heightAnchor, multiplier: 2),
      width.constraint(greaterThanOrEqualTo: other.widthAnchor, multiplier: 3),
      width.constraint(lessThanOrEqualTo: other.widthAnchor, multiplier: 4),
      width.constraint(equalTo: other.widthAnchor, multiplier: 2, constant: 1),
      width.constraint(greaterThanOrEqualTo: other.widthAnchor, multiplier: 2, constant: 2),
      width.constraint(lessThanOrEqualTo: other.widthAnchor, multiplier: 2, constant: 3),
    ]
    expect(
      constraints.map(words),
      equals: [
        "width equal 1.0 40.0", "width greaterThanOrEqual 1.0 41.0",
        "width lessThanOrEqual 1.0 42.0", "width equal height 2.0 0.0",
        "width greaterThanOrEqual width 3.0 0.0", "width lessThanOrEqual width 4.0 0.0",
        "width equal width 2.0 1.0", "width greaterThanOrEqual width 2.0 2.0",
        "width lessThanOrEqual width 2.0 3.0",
      ])
    expect(constraints[0].secondAttribute, equals: .notAnAttribute)
  }

  @Test func `the room between two anchors is a dimension`() {
    let (first, second) = (make(), make())
    let across: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) = (root.leftAnchor, first.leftAnchor)
    let gap = across.0.anchorWithOffset(to: across.1)
    let rest = first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
    let down: NSLayoutYAxisAnchor = root.topAnchor
    let above = down.anchorWithOffset(to: first.topAnchor)
    NSLayoutConstraint.activate([
      gap.constraint(equalTo: rest), gap.constraint(equalToConstant: 30),
      above.constraint(equalTo: gap, multiplier: 0.5),
      first.widthAnchor.constraint(equalToConstant: 50),
      first.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    expect(first.frame, equals: CGRect(x: 30, y: 15, width: 50, height: 20))
    expect(second.frame.minX, equals: 110)
  }

  @Test func `views stand at the system's distance, and multiples of it`() {
    let (first, second) = (make(), make())
    let x: NSLayoutXAxisAnchor = second.leadingAnchor
    let y: NSLayoutYAxisAnchor = second.topAnchor
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.widthAnchor.constraint(equalToConstant: 50),
      first.heightAnchor.constraint(equalToConstant: 20),
      x.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
      y.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 3),
    ])
    root.layoutIfNeeded()
    expect(second.frame.origin, equals: CGPoint(x: 58, y: 44))
    let others = [
      x.constraint(greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      x.constraint(lessThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      y.constraint(greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 2),
      y.constraint(lessThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 2),
    ]
    expect(
      others.map(words),
      equals: [
        "leading greaterThanOrEqual trailing 1.0 16.0", "leading lessThanOrEqual trailing 1.0 16.0",
        "top greaterThanOrEqual bottom 1.0 16.0", "top lessThanOrEqual bottom 1.0 16.0",
      ])
  }

  @Test func `a relation bounds what it ties from one side, or from both`() {
    func width(_ relation: NSLayoutConstraint.Relation, _ wish: CGFloat) -> CGFloat {
      let view = make()
      let bound = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 100)
      let wanted = view.widthAnchor.constraint(equalToConstant: wish)
      wanted.priority = .defaultLow
      NSLayoutConstraint.activate([
        bound, wanted, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      ])
      root.layoutIfNeeded()
      return view.frame.width
    }
    expect([width(.lessThanOrEqual, 50), width(.lessThanOrEqual, 150)], equals: [50, 100])
    expect([width(.equal, 50), width(.equal, 150)], equals: [100, 100])
    expect([width(.greaterThanOrEqual, 50), width(.greaterThanOrEqual, 150)], equals: [100, 150])
    let all: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    expect(all.map(\.rawValue), equals: [-1, 0, 1])
  }

  /// Returns the position of a view of 10 points whose attribute is constrained to that of the root.
  private func corner(
    _ attribute: NSLayoutConstraint.Attribute, along axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    let view = make()
    view.semanticContentAttribute = root.semanticContentAttribute
    let isAcross = axis == .horizontal
    let end: NSLayoutConstraint.Attribute = isAcross ? .left : .top
    let own: NSLayoutConstraint.Attribute = attribute == .notAnAttribute ? end : attribute
    let inner = inside[own] ?? own
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: inner, relatedBy: .equal, toItem: root, attribute: own,
        multiplier: 1, constant: 0),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expect(view.constraintsAffectingLayout(for: axis).isEmpty, equals: false)
    return isAcross ? view.frame.minX : view.frame.minY
  }

  /// The edge of the view that is constrained to each margin of the root.
  private let inside: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
    .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom,
    .leadingMargin: .leading, .trailingMargin: .trailing, .centerXWithinMargins: .centerX,
    .centerYWithinMargins: .centerY,
  ]

  @Test func `each attribute is an edge, a middle or a margin`() {
    root.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 60)
    let across: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.left, 0), (.right, 290), (.leading, 0), (.trailing, 290), (.centerX, 145),
      (.leftMargin, 30), (.rightMargin, 230), (.leadingMargin, 30), (.trailingMargin, 230),
      (.centerXWithinMargins, 130),
    ]
    for (attribute, x) in across {
      expect(corner(attribute, along: .horizontal), equals: x, "\(attribute)")
    }
    let down: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.top, 0), (.bottom, 190), (.centerY, 95), (.lastBaseline, 190),
      (.topMargin, 20), (.bottomMargin, 150), (.centerYWithinMargins, 85),
    ]
    for (attribute, y) in down {
      expect(corner(attribute, along: .vertical), equals: y, "\(attribute)")
    }
    root.semanticContentAttribute = .forceRightToLeft
    expect(corner(.leading, along: .horizontal), equals: 290)
    expect(corner(.left, along: .horizontal), equals: 0)
  }

  @Test func `attributes and axes have UIKit's numbers, which files and encoders keep`() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    expect(attributes.map(\.rawValue), equals: Array(0...20))
    expect([NSLayoutConstraint.Axis.horizontal, .vertical].map(\.rawValue), equals: [0, 1])
  }

  @Test func `a view resists along each axis by itself`() {
    let view = UIView()
    view.setContentHuggingPriority(.required, for: NSLayoutConstraint.Axis.horizontal)
    view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    expect(view.contentHuggingPriority(for: .horizontal), equals: .required)
    expect(view.contentHuggingPriority(for: .vertical), equals: .defaultLow)
    expect(view.contentCompressionResistancePriority(for: .vertical), equals: .defaultLow)
    expect(view.contentCompressionResistancePriority(for: .horizontal), equals: .defaultHigh)
  }
}
