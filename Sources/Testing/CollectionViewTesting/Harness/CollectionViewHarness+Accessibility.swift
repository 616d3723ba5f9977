// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

// The screen as assistive technologies see it.
extension CollectionViewHarness {
  /// The visible accessibility elements as text, one line each, indented by their hierarchy: role, name,
  /// value, states, position in its set, frame, and available actions.
  ///
  /// ```
  /// window (0, 0; 390 × 844)
  ///   list (0, 0; 390 × 844) [scroll down]
  ///     heading "Fruits" (0, 0; 390 × 40)
  ///     listItem "Apple" selected 1 of 120 (0, 40; 390 × 44) [activate]
  /// ```
  ///
  /// Compare it with a file: `try Golden("fruits-accessibility").check(harness.accessibilityTree)`.
  ///
  /// - Complexity: O(*n*) in the number of visible views.
  public var accessibilityTree: String {
    AccessibilityText.text(of: AccessibilityReader(surface).read())
  }

  /// The accessibility labels of the visible elements, in reading order.
  ///
  /// - Complexity: O(*n*) in the number of visible views.
  public var accessibilityLabels: [String] {
    AccessibilityReader(surface).read().all.compactMap(\.label)
  }

  /// The visible interactive elements without a label and a value, such as `button (10, 20; 44 × 44)`;
  /// elements that can only be scrolled are not included.
  ///
  /// - Complexity: O(*n*) in the number of visible views.
  public var accessibilityElementsWithoutName: [String] {
    AccessibilityReader(surface).read().all.filter {
      !$0.actions.isEmpty && ($0.label ?? "").isEmpty && $0.value == nil
        && $0.actions != scrolls($0)
    }.map { node in
      let text = AccessibilityText.text(of: node)
      return String(text.prefix { $0 != "\n" })
    }
  }

  private func scrolls(_ node: AccessibilityNode) -> [AccessibilityAction] {
    node.actions.filter { if case .scroll = $0 { true } else { false } }
  }

  /// Performs an action of the element with the given label as a screen reader does, and updates the layout.
  ///
  /// - Parameters:
  ///   - label: the accessibility label of the element.
  ///   - action: the name of the action, as in ``accessibilityTree``.
  /// - Returns: whether such an element is visible, and the action had an effect.
  @discardableResult
  public func useAccessibilityElement(_ label: String, action: String = "activate") -> Bool {
    let nodes = AccessibilityReader(surface).read().all
    guard let node = nodes.first(where: { $0.label == label }),
      let wanted = node.actions.first(where: { $0.name == action })
    else { return false }
    let isDone = act { node.perform(wanted, in: $0) }
    layout()
    return isDone
  }
}
