// SPDX-License-Identifier: Apache-2.0

/// The counter of changes of accessibility attributes, by which hosts detect them.
@MainActor
package enum AccessibilityChanges {
  /// The number of changes since the program started.
  package private(set) static var count = 0

  static func record() { count &+= 1 }
}
