// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension UIWindow {
  /// Shows the keyboard and other input views of the window; nil: it is not mounted.
  var inputViews: InputViewPresenter? { mounted?.inputViews as? InputViewPresenter }

  /// Has `avoider`, which is not kept alive, make room for the keyboard, also for one that is shown
  /// now.
  package func addKeyboardAvoider(_ avoider: any KeyboardAvoiding) { inputViews?.add(avoider) }

  /// Ends what `addKeyboardAvoider(_:)` began.
  package func removeKeyboardAvoider(_ avoider: any KeyboardAvoiding) {
    inputViews?.remove(avoider)
  }
}
