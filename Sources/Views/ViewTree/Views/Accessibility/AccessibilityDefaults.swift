// SPDX-License-Identifier: Apache-2.0

/// The accessibility attributes that a class gives its objects where the application sets none.
@MainActor
package struct AccessibilityDefaults {
  /// The role; `nil` to derive it from the traits, or to leave out the node of a container.
  package var role: AccessibilityRole?
  package var isElement = false
  package var isModal = false
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: UIAccessibilityTraits = .none
  package var states = AccessibilityStates()
  package var position: AccessibilityPosition?
  /// The accessible elements of the view that are not views.
  package var parts: [AccessibilityPart] = []
  /// The object that provides the attributes of the view: the application's cell for a row container.
  package var spokesman: AccessibleObject?
  /// Whether the label is composed of the texts and images in the view.
  package var saysWhatItShows = false
  /// Whether the view is a single focus stop that handles keys inside it.
  package var isFocusGroup = false

  /// Whether the view is omitted from the accessibility tree and replaced by its content.
  package var isTransparent = false
  /// The view that keys are sent to while the view has the focus; `nil` for the view itself.
  package var focusView: AccessibleObject?
  /// The actions in addition to those of the application.
  package var actions: [UIAccessibilityCustomAction] = []

  /// Creates defaults with a role.
  package init(_ role: AccessibilityRole? = nil, isElement: Bool = false) {
    self.role = role
    self.isElement = isElement
  }
}
