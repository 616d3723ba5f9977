// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A part of a view that is an accessibility element without a view of its own, such as a segment.
package struct AccessibilityPart {
  package var role: AccessibilityRole
  package var label: String?
  package var states = AccessibilityStates()
  package var position: AccessibilityPosition?
  /// The frame in the view's coordinate space, in points.
  package var frame: CGRect

  /// Creates a part with the given properties.
  package init(role: AccessibilityRole, label: String?, frame: CGRect) {
    self.role = role
    self.label = label
    self.frame = frame
  }
}
