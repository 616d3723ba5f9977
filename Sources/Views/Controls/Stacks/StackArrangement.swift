// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The constraints that arrange the views of a stack view according to its properties.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  /// The visible arranged views.
  private let views: [UIView]
  /// The item that the views are arranged in: the stack view or its layout margins guide.
  private let canvas: Any
  private let isHorizontal: Bool

  /// The priority of ambiguity suppression: higher than fitting-size priorities, lower than any content
  /// priority.
  private static let hugging = UILayoutPriority(51)
  /// The base of the priorities of the constraints on equal distances between centres.
  ///
  /// The priority of each constraint is the base less the index of its distance, from 1.
  private static let centering: Float = 149
  /// The priority of the constraint on proportions, for the first of them; measured on UIKit.
  private static let proportion: Float = 999

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    isHorizontal = stack.axis == .horizontal
  }

  func constraints() -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    var all = [
      make(first, start, .equal, canvas, start, "UISV-canvas-connection"),
      make(canvas, end, .equal, last, end, "UISV-canvas-connection"),
    ]
    all += gaps() + lengths()
    for view in views { all += alignment(of: view, to: first) }
    return all
  }

  // MARK: Along the axis

  private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }

  private var pairs: [(UIView, UIView)] { Array(zip(views, views.dropFirst())) }

  private func gaps() -> [NSLayoutConstraint] {
    let isBaseline = !isHorizontal && stack.isBaselineRelativeArrangement
    let (from, to) = isBaseline ? (.lastBaseline, .firstBaseline) : (end, start)
    let isTight = stack.distribution.fillsStack
    var all = pairs.map { one, two in
      make(
        two, to, isTight ? .equal : .greaterThanOrEqual, one, from, "UISV-spacing",
        constant: stack.spacing(after: one))
    }
    switch stack.distribution {
    case .equalSpacing:
      all += equal(pairs.map { isBaseline ? lines($0, $1) : gap($0, $1) }) { _ in .required }
    case .equalCentering:
      all += equal(pairs.map(middles)) { UILayoutPriority(Self.centering - Float($0)) }
    default: break
    }
    if !isTight {
      // Gaps are no larger than necessary.
      all += pairs.map { one, two in
        make(
          two, to, .equal, one, from, "UISV-ambiguity-suppression",
          constant: stack.spacing(after: one), priority: Self.hugging)
      }
    }
    return all
  }

  /// Returns constraints that make all distances equal to the first one, in reading direction.
  private func equal(
    _ distances: [NSLayoutDimension], priority: (Int) -> UILayoutPriority
  ) -> [NSLayoutConstraint] {
    guard let first = distances.first else { return [] }
    return distances.enumerated().dropFirst().map { index, distance in
      let constraint = distance.constraint(equalTo: first)
      constraint.identifier = "UISV-distributing"
      constraint.priority = priority(index)
      return constraint
    }
  }

  private func gap(_ one: UIView, _ two: UIView) -> NSLayoutDimension {
    isHorizontal
      ? one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
      : one.bottomAnchor.anchorWithOffset(to: two.topAnchor)
  }

  private func lines(_ one: UIView, _ two: UIView) -> NSLayoutDimension {
    one.lastBaselineAnchor.anchorWithOffset(to: two.firstBaselineAnchor)
  }

  private func middles(_ one: UIView, _ two: UIView) -> NSLayoutDimension {
    isHorizontal
      ? one.centerXAnchor.anchorWithOffset(to: two.centerXAnchor)
      : one.centerYAnchor.anchorWithOffset(to: two.centerYAnchor)
  }

  private func lengths() -> [NSLayoutConstraint] {
    switch stack.distribution {
    case .fillEqually:
      return views.dropFirst().map {
        make($0, length, .equal, views[0], length, "UISV-fill-equally")
      }
    case .fillProportionally: return proportions()
    default: return []
    }
  }

  private func proportions() -> [NSLayoutConstraint] {
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return max(0, isHorizontal ? size.width : size.height)
    }
    let room = views.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
    let total = lengths.reduce(0, +) + room
    guard total > 0 else { return [] }
    return zip(views, lengths).enumerated().compactMap { index, pair in
      let (view, wanted) = pair
      // A separator with an explicit thickness keeps it.
      if wanted == 0, givesItselfLength(view) { return nil }
      let constraint = NSLayoutConstraint(
        item: view, attribute: length, relatedBy: .equal,
        toItem: wanted > 0 ? stack : nil, attribute: wanted > 0 ? length : .notAnAttribute,
        multiplier: wanted > 0 ? wanted / total : 1, constant: 0)
      constraint.identifier = "UISV-fill-proportionally"
      if wanted > 0 { constraint.priority = UILayoutPriority(Self.proportion - Float(index)) }
      return constraint
    }
  }

  /// Returns whether the view itself has a required constraint with a positive constant on its length.
  private func givesItselfLength(_ view: UIView) -> Bool {
    view.constraints.contains {
      $0.firstItem === view && $0.secondItem == nil && $0.firstAttribute == length
        && $0.priority == .required && $0.constant > 0
    }
  }

  // MARK: Across the axis

  private func alignment(of view: UIView, to first: UIView) -> [NSLayoutConstraint] {
    let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isHorizontal ? (.top, .bottom) : (.leading, .trailing)
    let across: NSLayoutConstraint.Attribute = isHorizontal ? .centerY : .centerX
    let name = "UISV-alignment"
    func at(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
      make(view, attribute, .equal, canvas, attribute, name)
    }
    /// Returns constraints that keep the view inside, and the stack view as small as possible.
    func inside() -> [NSLayoutConstraint] {
      [
        make(view, near, .greaterThanOrEqual, canvas, near, "UISV-spanning-boundary"),
        make(canvas, far, .greaterThanOrEqual, view, far, "UISV-spanning-boundary"),
        make(
          view, near, .equal, canvas, near, "UISV-ambiguity-suppression", priority: Self.hugging),
        make(canvas, far, .equal, view, far, "UISV-ambiguity-suppression", priority: Self.hugging),
      ]
    }
    switch stack.alignment {
    case .fill: return [at(near), at(far)]
    case .leading: return [at(near)] + inside()
    case .trailing: return [at(far)] + inside()
    case .center: return [at(across)] + inside()
    case .firstBaseline, .lastBaseline:
      // Columns have no common baseline.
      guard isHorizontal else { return [at(near)] + inside() }
      let line: NSLayoutConstraint.Attribute =
        stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      let aligned = view === first ? [] : [make(view, line, .equal, first, line, name)]
      return aligned + inside()
    }
  }

  private func make(
    _ one: Any, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ two: Any,
    _ other: NSLayoutConstraint.Attribute, _ name: String, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: one, attribute: attribute, relatedBy: relation, toItem: two, attribute: other,
      multiplier: 1, constant: constant)
    constraint.identifier = name
    constraint.priority = priority
    return constraint
  }
}

extension UIStackView.Distribution {
  /// Whether the views are separated by exactly the spacing.
  fileprivate var fillsStack: Bool {
    self == .fill || self == .fillEqually || self == .fillProportionally
  }
}
