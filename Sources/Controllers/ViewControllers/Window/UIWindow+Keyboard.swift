// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension UIWindow {
  /// The presenter of the keyboard and input views, or `nil` if the window is not mounted.
  var inputViews: InputViewPresenter? { mounted?.inputViews as? InputViewPresenter }

  /// Adds `avoider`, which is referenced weakly, and notifies it of a keyboard that is already shown; no-op
  /// if the window is not mounted.
  package func addKeyboardAvoider(_ avoider: any KeyboardAvoiding) { inputViews?.add(avoider) }

  /// Removes `avoider`, which is then no longer notified of the keyboard.
  package func removeKeyboardAvoider(_ avoider: any KeyboardAvoiding) {
    inputViews?.remove(avoider)
  }
}
