// SPDX-License-Identifier: Apache-2.0

/// What a class says about its objects for assistive technologies, where the application says
/// nothing.
@MainActor
package struct AccessibilityDefaults {
  /// nil: what follows from the traits; a holder of elements without a role is left out.
  package var role: AccessibilityRole?
  package var isElement = false
  package var isModal = false
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: UIAccessibilityTraits = .none
  package var states = AccessibilityStates()
  package var position: AccessibilityPosition?
  /// Elements of the view that are no views.
  package var parts: [AccessibilityPart] = []
  /// What speaks for the view: the application's cell for the row it stands in.
  package var spokesman: AccessibleObject?
  /// Whether the texts and pictures in the view are said as the view's label.
  package var saysWhatItShows = false
  /// Whether the view is a stop for the focus as a whole, with keys of its own inside.
  package var isFocusGroup = false

  /// Whether the view is left out whatever it is; what it holds stands in its place.
  package var isTransparent = false
  /// The view that keys go to when the view has the focus; nil: itself.
  package var focusView: AccessibleObject?
  /// What can be done beside what the application says.
  package var actions: [UIAccessibilityCustomAction] = []

  /// Of a role, or of a holder of elements.
  package init(_ role: AccessibilityRole? = nil, isElement: Bool = false) {
    self.role = role
    self.isElement = isElement
  }
}
