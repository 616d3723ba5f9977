// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// An object that adapts its layout to the keyboard.
@MainActor
package protocol KeyboardAvoiding: AnyObject {
  /// Called when `height` points at the bottom of the window are covered while `first` is the first
  /// responder.
  ///
  /// The height is 0 if nothing is covered. Called in the keyboard's animation, and again when the size of
  /// the window changes.
  func keyboardCovers(_ height: CGFloat, for first: UIResponder?)
}
