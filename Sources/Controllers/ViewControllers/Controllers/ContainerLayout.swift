// SPDX-License-Identifier: Apache-2.0

/// A controller that places what is in its ``ContainerView``.
@MainActor
protocol ContainerLayout: AnyObject {
  /// Places views and bars in the bounds of the controller's view.
  func layoutContents()
  /// Ends the transition that runs in the view at once, where it would have led.
  func endTransition()
  /// The view left its window.
  func viewDidLeaveWindow()
}

extension ContainerLayout {
  func endTransition() {}
  func viewDidLeaveWindow() {}
}
