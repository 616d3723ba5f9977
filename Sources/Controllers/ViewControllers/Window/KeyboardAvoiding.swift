// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// A part of a window that makes room for the keyboard.
@MainActor
package protocol KeyboardAvoiding: AnyObject {
  /// `height` points at the bottom of the window are covered while `first` is the first responder; 0:
  /// the keyboard goes, or stands elsewhere.
  ///
  /// Called in the keyboard's animation, and again when the window has another size.
  func keyboardCovers(_ height: CGFloat, for first: UIResponder?)
}
