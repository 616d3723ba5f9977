// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

// What assistive technologies see.
extension CollectionViewHarness {
  /// The accessibility elements in sight as text, one line each, indented by how they hold each
  /// other: role, name, value, states, place in its set, frame, and what can be done.
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
  /// - Complexity: O(n) in the number of views in sight.
  public var accessibilityTree: String {
    AccessibilityText.text(of: AccessibilityReader(surface).read())
  }

  /// What assistive technologies call the elements in sight, in reading order.
  ///
  /// - Complexity: O(n) in the number of views in sight.
  public var accessibilityLabels: [String] {
    AccessibilityReader(surface).read().all.compactMap(\.label)
  }

  /// The elements in sight that can be used and have no name: `button (10, 20; 44 × 44)`.
  ///
  /// - Complexity: O(n) in the number of views in sight.
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

  /// Uses the element of a name as somebody with a screen reader does, and lays out.
  ///
  /// - Parameters:
  ///   - label: what the element is called.
  ///   - action: what is done with it, as ``accessibilityTree`` shows it.
  /// - Returns: whether there is such an element in sight, and it did something.
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
