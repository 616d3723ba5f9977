// SPDX-License-Identifier: Apache-2.0

/// A controller that places what is in its ``ContainerView``.
@MainActor
protocol ContainerLayout: AnyObject {
  /// Places views and bars in the bounds of the controller's view.
  func layoutContents()
}
