// SPDX-License-Identifier: Apache-2.0

/// A controller that places what is in its ``ContainerView``.
@MainActor
protocol ContainerLayout: AnyObject {
  /// Places views and bars in the bounds of the controller's view.
  func layoutContents()
  /// Ends the transition that runs in the view at once, where it would have led.
  func endTransition()
}

extension ContainerLayout {
  func endTransition() {}
}
