// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// What a view of a collection view says and hears where it is a shell, in which somebody else's view
/// stands: a table's cell in a list cell.
///
/// The shell names itself with `asShell`, and the collection view asks without knowing its class.
@MainActor
package protocol ViewShell: AnyObject {
  /// What speaks for the shell: the view that stands in it.
  var spokesman: AccessibleObject? { get }
  /// Whether the cell may show a ring while it has the focus.
  var allowsFocusRing: Bool { get }
  /// The shell waits in the pool now.
  func wasPooled()
  /// What the list says about the row was shown.
  func rowWasShown()
  /// Where the content stands in a row of the size, in points, which the list puts at `frame`.
  func contentFrame(from frame: CGRect, in size: CGSize) -> CGRect
}

extension ViewShell {
  /// Yes.
  package var allowsFocusRing: Bool { true }
  /// Nothing.
  package func rowWasShown() {}
  /// Where the list puts it.
  package func contentFrame(from frame: CGRect, in size: CGSize) -> CGRect { frame }
}
