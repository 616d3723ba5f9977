// SPDX-License-Identifier: Apache-2.0

/// A view or an interaction that says what is shown at the place of a pointer over it.
@MainActor
package protocol CursorGiving: AnyObject {
  /// What is shown; nil: the view around it says.
  var cursor: PointerCursor? { get }
}
