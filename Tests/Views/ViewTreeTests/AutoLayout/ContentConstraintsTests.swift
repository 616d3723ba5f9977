// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionConstraintSolver
import RandomTesting
import Testing

@testable import MullionViewTree

/// Tests of the components of constraints: sums of unknowns as a dictionary, content size constraints with
/// the rule for the precedence of two lengths, and the relevant changes of a view.
@MainActor
struct ContentConstraintsTests {
  // MARK: LayoutExpression

  @Test(arguments: 0..<30)
  func `an expression is the sum of what was added to it, however many unknowns that are`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var system = LinearSystem()
    let variables = (0..<8).map { _ in system.makeVariable() }
    var model: [LinearVariable: Double] = [:]
    var constant = 0.0
    var expression = LayoutExpression()
    for _ in 0..<Int.random(in: 0...9, using: &random) {
      let factor = Double(Int.random(in: -4...4, using: &random))
      let number = Double(Int.random(in: -9...9, using: &random))
      var (part, partModel) = (LayoutExpression(number), [LinearVariable: Double]())
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        guard let variable = variables.randomElement(using: &random) else { continue }
        part = part + LayoutExpression(variable)
        partModel[variable, default: 0] += 1
      }
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        expression = expression - factor * part
        constant -= factor * number
        for (variable, count) in partModel { model[variable, default: 0] -= factor * count }
      case 1:
        expression.add(part, times: factor)
        constant += factor * number
        for (variable, count) in partModel { model[variable, default: 0] += factor * count }
      default:
        expression = factor * (expression + part)
        constant = factor * (constant + number)
        for (variable, count) in partModel { model[variable, default: 0] += count }
        model = model.mapValues { $0 * factor }
      }
    }
    var sums: [LinearVariable: Double] = [:]
    for term in expression.terms { sums[term.variable, default: 0] += term.coefficient }
    expect(expression.constant, equals: constant)
    expect(sums.filter { $0.value != 0 }, equals: model.filter { $0.value != 0 })
  }

  // MARK: ContentConstraints

  /// A view with a settable intrinsic content size, and optionally a height that depends on its width.
  private final class Content: UIView {
    var size = CGSize.zero
    var area: CGFloat?
    override var intrinsicContentSize: CGSize { size }
    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
      area.map { width > 0 ? $0 / width : 0 }
    }
  }

  /// Returns the resulting length for an intrinsic length and a constraint of a given priority.
  private func winner(
    _ own: CGFloat, hugging: Float, resistance: Float, _ given: CGFloat, _ priority: Float
  ) -> CGFloat {
    guard own >= 0 else { return given }
    return priority > (given > own ? hugging : resistance) ? given : own
  }

  @Test(arguments: 0..<40)
  func `content keeps its length against constraints of lower priority than its own`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let view = Content()
    var system = LinearSystem()
    let place = LayoutVariables(&system)
    var constraints = ContentConstraints()
    let given = CGFloat(Int.random(in: 10...90, using: &random))
    let priority: Float = [100, 400, 600, 900].randomElement(using: &random) ?? 400
    for variable in [place.width, place.height] {
      _ = try system.add(
        LinearConstraint(
          [LinearTerm(variable)], plus: -Double(given), .equal, priority: priority))
    }
    let priorities: [Float] = [50, 250, 500, 750, 1000]
    let hugging = priorities.randomElement(using: &random) ?? 250
    let resistance = priorities.randomElement(using: &random) ?? 750
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
    }
    for _ in 0..<8 {
      func length() -> CGFloat {
        Int.random(in: 0..<4, using: &random) == 0
          ? UIView.noIntrinsicMetric : CGFloat(Int.random(in: 0...100, using: &random))
      }
      view.size = CGSize(width: length(), height: length())
      constraints.update(view, place, &system)
      try system.solve()
      let found = [system.value(of: place.width), system.value(of: place.height)]
      let wanted = [view.size.width, view.size.height].map {
        Double(winner($0, hugging: hugging, resistance: resistance, given, priority))
      }
      expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 0.01 }, "\(found), \(wanted)")
    }
    constraints.remove(from: &system)
    try system.solve()
    expect(abs(system.value(of: place.width) - Double(given)) < 0.01)
  }

  @Test func `a height that follows the width is asked for again only when it is another one`()
    throws
  {
    let view = Content()
    view.size = CGSize(width: 50, height: 20)
    view.area = 1000
    var system = LinearSystem()
    let place = LayoutVariables(&system)
    var constraints = ContentConstraints()
    constraints.update(view, place, &system)
    var changes: [Bool] = []
    var heights: [Double] = []
    for width in [50, 100, 100, 40] as [CGFloat] {
      changes.append(constraints.adjustHeight(of: view, width: width, &system))
      try system.solve()
      heights.append(system.value(of: place.height))
    }
    expect(changes == [false, true, false, true] && constraints.heightFollowsWidth)
    expect(zip(heights, [20, 10, 10, 25]).allSatisfy { abs($0 - $1) < 0.01 }, "\(heights)")
  }

  // MARK: LayoutDependence

  @Test func `a dependence has changed when one of its own numbers has`() {
    let subjects: [(String, LayoutDependence.Subject)] = [
      ("frame", .frame), ("place", .place), ("growth", .growth), ("scroll", .scroll),
      ("margins", .margins),
    ]
    let changes: [(UIView) -> Void] = [
      { $0.frame.origin.x += 5 }, { $0.frame.size.width += 5 }, { $0.bounds.origin.y += 5 },
      { $0.layoutMargins.left += 5 }, { $0.superview?.bounds.size.width += 5 },
      { $0.alpha = 0.5 }, { $0.frame = $0.frame },
    ]
    let changed = changes.map { change -> [String] in
      let (outer, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
      outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      outer.addSubview(view)
      view.autoresizingMask = [.flexibleWidth]
      outer.autoresizesSubviews = false
      let dependences = subjects.map { ($0.0, LayoutDependence(view, $0.1)) }
      change(view)
      return dependences.filter(\.1.hasChanged).map(\.0)
    }
    expect(
      changed,
      equals: [
        ["frame", "place", "growth"], ["frame", "growth"], ["scroll"], ["margins"], ["growth"], [],
        [],
      ])
  }

  @Test func `a dependence is one on its view and subject, and changed when the view is gone`() {
    let (view, other) = (UIView(), UIView())
    let (guide, otherGuide) = (UILayoutGuide(), UILayoutGuide())
    let subjects: [LayoutDependence.Subject] = [
      .frame, .place, .growth, .scroll, .margins, .guide(guide), .guide(otherGuide),
    ]
    for (index, subject) in subjects.enumerated() {
      let dependence = LayoutDependence(view, subject)
      expect(subjects.indices.filter { dependence.isOf(view, subjects[$0]) }, equals: [index])
      expect(!dependence.isOf(other, subject))
    }
    let orphan = LayoutDependence(UIView(), .place)
    expect(orphan.hasChanged)
  }
}
