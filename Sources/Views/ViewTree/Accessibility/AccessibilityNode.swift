// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An accessibility element as hosts show it to assistive technologies.
@MainActor
package struct AccessibilityNode {
  /// What tells a node from others, as long as its object lives.
  package struct ID: Hashable {
    let object: ObjectIdentifier
    let part: Int?
  }

  package let id: ID
  /// The object that speaks.
  package private(set) weak var source: AccessibleObject?
  /// The view that the node is of.
  weak var holder: AccessibleObject?
  package var role: AccessibilityRole
  package var label: String?
  package var value: String?
  package var hint: String?
  /// What else there is to know, what is important first.
  package var content: [String] = []
  package var identifier: String?
  package var states = AccessibilityStates()
  package var position: AccessibilityPosition?
  /// What is seen of it, in the surface's coordinate space, in points.
  package var frame: CGRect
  package var actions: [AccessibilityAction] = []
  /// What the custom ones of `actions` are.
  var customActions: [UIAccessibilityCustomAction] = []
  package var children: [AccessibilityNode] = []
  /// Whether it is a stop for the focus as a whole.
  var isFocusGroup = false

  /// A node of `source`, or of a part of it.
  init(_ role: AccessibilityRole, of source: AccessibleObject, part: Int? = nil, frame: CGRect) {
    id = ID(object: ObjectIdentifier(source), part: part)
    self.source = source
    self.role = role
    self.frame = frame
  }

  /// What a desktop shows as the description: value, what else there is to know, hint, and place among others.
  package var description: String? { description(withValue: true) }

  /// The description, with or without the value.
  package func description(withValue: Bool) -> String? {
    let words = ([withValue ? value : nil] + content + [hint, position?.words]).compactMap(\.self)
      .filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The view when the node is a text that is typed into.
  package var typing: (any AccessibleTyping)? {
    role == .textField || role == .searchField ? holder as? any AccessibleTyping : nil
  }

  /// The node and all nodes in it, in reading order.
  ///
  /// - Complexity: O(n).
  package var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }
}
