// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A builder of the constraints that a visual format describes.
@MainActor
struct VisualFormatBuilder {
  let text: String
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: CGFloat]
  let views: [String: UIView]

  func constraints() -> [NSLayoutConstraint] {
    let found = format.elements.map { view(named: $0.name) }
    var all: [NSLayoutConstraint] = []
    if let gap = format.leading {
      let outer = superview(of: found[0])
      all += relate((found[0], near), to: (outer, near), gap)
    }
    for (index, element) in format.elements.enumerated() {
      for predicate in element.predicates { all.append(length(of: found[index], predicate)) }
      if index > 0 {
        all += relate((found[index], near), to: (found[index - 1], far), format.gaps[index - 1])
      }
    }
    if let gap = format.trailing, let last = found.last {
      all += relate((superview(of: last), far), to: (last, far), gap)
    }
    return all + alignments(found)
  }

  // MARK: Edges

  private var near: NSLayoutConstraint.Attribute {
    if format.isVertical { return .top }
    return switch options.intersection(.directionMask) {
    case .directionLeftToRight: .left
    case .directionRightToLeft: .right
    default: .leading
    }
  }

  private var far: NSLayoutConstraint.Attribute {
    switch near {
    case .top: .bottom
    case .left: .right
    case .right: .left
    default: .trailing
    }
  }

  private func relate(
    _ one: (item: UIView, side: NSLayoutConstraint.Attribute),
    to two: (item: UIView, side: NSLayoutConstraint.Attribute), _ gap: VisualFormat.Gap
  ) -> [NSLayoutConstraint] {
    let predicates: [VisualFormat.Predicate]
    switch gap {
    case .none: predicates = [.init(object: .number(0))]
    case .standard: predicates = [.init(object: .number(SystemSpacing.betweenEdges))]
    case .predicates(let given): predicates = given
    }
    return predicates.map { predicate in
      // Measured from the right, "after" is to the left.
      let isReversed = near == .right
      let (first, second) = isReversed ? (two, one) : (one, two)
      let constraint = NSLayoutConstraint(
        LayoutQuantity(first.item, first.side), predicate.relation,
        LayoutQuantity(second.item, second.side), multiplier: 1,
        constant: number(predicate.object))
      set(predicate.priority, on: constraint)
      return constraint
    }
  }

  private func length(of view: UIView, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    var other: LayoutQuantity?
    var constant: CGFloat = 0
    if case .name(let name) = predicate.object, metrics[name] == nil, let view = views[name] {
      other = LayoutQuantity(view, attribute)
    } else {
      constant = number(predicate.object)
    }
    let constraint = NSLayoutConstraint(
      LayoutQuantity(view, attribute), predicate.relation, other, multiplier: 1,
      constant: constant)
    set(predicate.priority, on: constraint)
    return constraint
  }

  private func set(_ priority: VisualFormat.Object?, on constraint: NSLayoutConstraint) {
    guard let priority else { return }
    constraint.priority = UILayoutPriority(Float(number(priority)))
  }

  private func alignments(_ views: [UIView]) -> [NSLayoutConstraint] {
    let sides: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllFirstBaseline, .firstBaseline), (.alignAllLastBaseline, .lastBaseline),
    ]
    return sides.filter { options.contains($0.0) }.flatMap { option, side in
      let isAlong = side.isAlong(format.isVertical ? .vertical : .horizontal)
      require(
        !isAlong,
        "the visual format \"\(text)\" aligns \(side.name) of views that follow each other "
          + "along that axis; align across it")
      return zip(views, views.dropFirst()).map { one, two in
        NSLayoutConstraint(
          LayoutQuantity(one, side), .equal, LayoutQuantity(two, side), multiplier: 1, constant: 0)
      }
    }
  }

  // MARK: Names

  private func number(_ object: VisualFormat.Object) -> CGFloat {
    switch object {
    case .number(let number): return number
    case .name(let name):
      guard let number = metrics[name] else {
        contractBroken(
          "the visual format \"\(text)\" names \(name), which is neither in metrics nor, where a "
            + "view is permitted, in views; add it")
      }
      return number
    }
  }

  private func view(named name: String) -> UIView {
    guard let view = views[name] else {
      contractBroken("the visual format \"\(text)\" names [\(name)], which is not in views; add it")
    }
    return view
  }

  private func superview(of view: UIView) -> UIView {
    guard let superview = view.superview else {
      contractBroken(
        "the visual format \"\(text)\" relates \(view.words) to its superview, but it has none; "
          + "add it to one first")
    }
    return superview
  }
}
