// SPDX-License-Identifier: Apache-2.0

/// A container that shows a zoomed controller over another one, and can go back to the controller below.
@MainActor
protocol ZoomParent: UIViewController {
  /// Returns whether the container can go back from `zoomed` now.
  func canGoBack(from zoomed: UIViewController) -> Bool
  /// Goes back to the controller below; the transition begins immediately, at its start.
  func goBack()
}
