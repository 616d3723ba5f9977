// SPDX-License-Identifier: Apache-2.0

/// A view or an interaction that determines the cursor of a pointer over it.
@MainActor
package protocol CursorGiving: AnyObject {
  /// The cursor, or `nil` to leave it to the superview.
  var cursor: PointerCursor? { get }
}
