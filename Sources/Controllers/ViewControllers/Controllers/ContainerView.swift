// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The view of a container controller, with other controllers' views and bars.
class ContainerView: UIView {
  /// The controller that lays out the contents of the view.
  weak var controller: (any ContainerLayout)?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layoutContents()
  }

  // Ends the transition before the subviews leave the window: the controllers that it shows have then
  // appeared, and disappear with the others.
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { controller?.endTransition() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { controller?.viewDidLeaveWindow() }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
