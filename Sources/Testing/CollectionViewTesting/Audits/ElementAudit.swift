// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import UIKit

/// The audit of accessibility elements: sizes, names, order and actions.
@MainActor
struct ElementAudit {
  /// The minimum width and height of a touch target, in points.
  static let leastSide: CGFloat = 44

  private let screen: CGRect
  private(set) var findings: [AccessibilityFinding] = []

  /// Audits `root`, the window's node, and all its descendants.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of nodes and *d* the depth of their views.
  init(_ root: AccessibilityNode) {
    screen = root.frame
    visit(root)
  }

  private mutating func visit(_ node: AccessibilityNode) {
    look(at: node)
    lookForRepeatedLabels(in: node.children)
    lookAtOrder(of: node.children)
    for child in node.children { visit(child) }
  }

  private mutating func look(at node: AccessibilityNode) {
    let name = Self.name(of: node)
    if isTouched(node) {
      let isNameless = (node.label ?? "").isEmpty && (node.value ?? "").isEmpty
      if isNameless { add(.missingLabel, name, node.frame, "has no name") }
      let least = min(node.frame.width, node.frame.height)
      if least < Self.leastSide - 0.01, isWhole(node) {
        add(
          .smallTarget, name, node.frame,
          "is \(NumberText.text(node.frame.width)) by \(NumberText.text(node.frame.height)) points"
            + " and not 44 by 44",
          ["width": node.frame.width, "height": node.frame.height, "wanted": Self.leastSide])
      }
    }
    for case .custom(let number, "") in node.actions {
      add(.namelessAction, name, node.frame, "has no name for action \(number + 1)")
    }
  }

  /// Returns whether the element is an enabled touch target; cells and text fields are exempt, because they
  /// fill the space given to them.
  private func isTouched(_ node: AccessibilityNode) -> Bool {
    guard !node.states.isDisabled else { return false }
    switch node.role {
    case .button, .toggleButton, .link, .switch, .slider, .stepper, .tab, .choice: return true
    default: return false
    }
  }

  /// Returns whether the element's size can be judged: it is not clipped, not in a bar, and not a switch,
  /// stepper or slider, whose hit area is larger than the drawing.
  private func isWhole(_ node: AccessibilityNode) -> Bool {
    guard let view = node.view else { return screen.insetBy(dx: 1, dy: 1).contains(node.frame) }
    // The hit area of a switch or a bar button is larger than its drawing.
    if view is UISwitch || view is UIStepper || view is UISlider { return false }
    if sequence(first: view, next: \.superview).contains(where: Self.isBar) { return false }
    let frame = view.convert(view.bounds, to: nil)
    return abs(frame.width - node.frame.width) < 1 && abs(frame.height - node.frame.height) < 1
  }

  private static func isBar(_ view: UIView) -> Bool {
    view is UINavigationBar || view is UIToolbar || view is UITabBar || view is UISearchBar
  }

  private mutating func lookForRepeatedLabels(in nodes: [AccessibilityNode]) {
    let named = nodes.filter { isTouched($0) && !($0.label ?? "").isEmpty }
    for same in Dictionary(grouping: named, by: { "\($0.role) \($0.label ?? "")" }).values
    where same.count > 1 {
      let words = Set(same.map { "\($0.value ?? "") \($0.hint ?? "")" })
      guard words.count < same.count, let first = same.first else { continue }
      add(
        .repeatedLabel, Self.name(of: first), first.frame,
        "occurs \(same.count) times side by side", ["count": CGFloat(same.count)])
    }
  }

  private mutating func lookAtOrder(of nodes: [AccessibilityNode]) {
    for (before, after) in zip(nodes, nodes.dropFirst())
    where after.frame.maxY <= before.frame.minY + 0.5 {
      // Columns are read one after the other.
      guard before.frame.minX < after.frame.maxX, after.frame.minX < before.frame.maxX else {
        continue
      }
      add(
        .readingOrder, Self.name(of: after), after.frame,
        "is read after \(Self.name(of: before)) and is above it",
        ["by": before.frame.minY - after.frame.maxY])
    }
  }

  private mutating func add(
    _ rule: AccessibilityRule, _ element: String, _ frame: CGRect, _ measure: String,
    _ numbers: [String: CGFloat] = [:]
  ) {
    findings.append(
      AccessibilityFinding(
        rule: rule, element: element, frame: frame, measure: measure, numbers: numbers))
  }

  private static func name(of node: AccessibilityNode) -> String {
    let name = node.label ?? node.value ?? node.identifier.map { "#\($0)" }
    return [node.role.rawValue, name.map(ElementLine.quoted)].compactMap(\.self)
      .joined(separator: " ")
  }
}
