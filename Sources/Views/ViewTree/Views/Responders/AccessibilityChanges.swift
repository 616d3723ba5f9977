// SPDX-License-Identifier: Apache-2.0

/// Counts what the application says for assistive technologies, so that hosts notice.
@MainActor
package enum AccessibilityChanges {
  /// How often something was said.
  package private(set) static var count = 0

  static func note() { count &+= 1 }
}
