// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An accessibility element in the form that hosts provide to assistive technologies.
@MainActor
package struct AccessibilityNode {
  /// The identity of a node, unique during the lifetime of its object.
  package struct ID: Hashable {
    let object: ObjectIdentifier
    let part: Int?
  }

  package let id: ID
  /// The object whose accessibility properties the node has.
  package private(set) weak var source: AccessibleObject?
  /// The view that is the node's object or contains it.
  weak var holder: AccessibleObject?
  package var role: AccessibilityRole
  package var label: String?
  package var value: String?
  package var hint: String?
  /// The additional content, in descending order of importance.
  package var content: [String] = []
  package var identifier: String?
  package var states = AccessibilityStates()
  package var position: AccessibilityPosition?
  /// The visible frame in the surface's coordinate space, in points.
  package var frame: CGRect
  package var actions: [AccessibilityAction] = []
  /// The objects of the custom actions in `actions`.
  var customActions: [UIAccessibilityCustomAction] = []
  package var children: [AccessibilityNode] = []
  /// Whether the node is a single stop of the keyboard focus.
  var isFocusGroup = false

  /// Creates a node of `source`, or of a part of it.
  init(_ role: AccessibilityRole, of source: AccessibleObject, part: Int? = nil, frame: CGRect) {
    id = ID(object: ObjectIdentifier(source), part: part)
    self.source = source
    self.role = role
    self.frame = frame
  }

  /// The description for desktop assistive technologies: value, additional content, hint and position.
  package var description: String? { description(withValue: true) }

  /// Returns the description, with or without the value.
  package func description(withValue: Bool) -> String? {
    let words = ([withValue ? value : nil] + content + [hint, position?.words]).compactMap(\.self)
      .filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The text input view, if the node is a text field or a search field; otherwise `nil`.
  package var typing: (any AccessibleTyping)? {
    role == .textField || role == .searchField ? holder as? any AccessibleTyping : nil
  }

  /// The node and all its descendants, in reading order.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of nodes and *d* the depth of the tree.
  package var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }
}
