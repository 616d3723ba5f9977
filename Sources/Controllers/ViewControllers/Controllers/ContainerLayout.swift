// SPDX-License-Identifier: Apache-2.0

/// A controller that lays out the contents of its ``ContainerView``.
@MainActor
protocol ContainerLayout: AnyObject {
  /// Lays out views and bars in the bounds of the controller's view.
  func layoutContents()
  /// Completes the transition that runs in the view immediately.
  func endTransition()
  /// Called after the view left its window.
  func viewDidLeaveWindow()
  /// Called after the content of a child, or of a child's child, was laid out.
  func contentWasLaidOut()
}

extension ContainerLayout {
  func endTransition() {}
  func viewDidLeaveWindow() {}
  func contentWasLaidOut() {}
}
