// SPDX-License-Identifier: Apache-2.0

import ViewTree

/// A text field that is more than one to assistive technologies.
@MainActor
protocol FieldRoleNaming: AnyObject {
  /// What the field is.
  var fieldRole: AccessibilityRole { get }
}
