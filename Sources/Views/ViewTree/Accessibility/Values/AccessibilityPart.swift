// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A part of a view that is an element of its own and has no view, such as a segment.
package struct AccessibilityPart {
  package var role: AccessibilityRole
  package var label: String?
  package var states = AccessibilityStates()
  package var position: AccessibilityPosition?
  /// In the view's coordinate space, in points.
  package var frame: CGRect

  /// A part; see the properties.
  package init(role: AccessibilityRole, label: String?, frame: CGRect) {
    self.role = role
    self.label = label
    self.frame = frame
  }
}
