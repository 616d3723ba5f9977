// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// A reusable view that is a shell for another view: a list cell that contains a table's cell.
///
/// The shell registers itself as `asShell`, and the collection view calls it without knowing its class.
@MainActor
package protocol ViewShell: AnyObject {
  /// The object that provides the accessibility information of the shell: the contained view.
  var spokesman: AccessibleObject? { get }
  /// Whether the cell may display a ring while it is focused.
  var allowsFocusRing: Bool { get }
  /// Handles the move of the shell to the pool.
  func wasPooled()
  /// Handles a change of the list's appearance for the row.
  func rowWasShown()
  /// Returns the frame of the content in a row of the given size, in points; `frame` is the list's default.
  func contentFrame(from frame: CGRect, in size: CGSize) -> CGRect
}

extension ViewShell {
  /// Whether the cell may display a ring while it is focused: `true`.
  package var allowsFocusRing: Bool { true }
  /// Does nothing; the default implementation.
  package func rowWasShown() {}
  /// Returns `frame`.
  package func contentFrame(from frame: CGRect, in size: CGSize) -> CGRect { frame }
}
