// SPDX-License-Identifier: Apache-2.0

/// The region whose equations express the rectangle of a guide, as used by the guide.
@MainActor
protocol GuideSpace: AnyObject {
  /// Returns the variables of a guide, created on first access.
  func variables(of guide: UILayoutGuide) -> LayoutVariables
  /// Records that constants depend on the current values of a guide.
  func depend(on guide: UILayoutGuide)
  /// Returns the rectangle to which constraints of subviews on the guide's view apply, in the view's own
  /// coordinate space, or `nil` after the view's deallocation.
  ///
  /// Also records that constants depend on the values of the guide.
  func ground(of guide: UILayoutGuide) -> LayoutBox?
  /// Returns the visible rectangle of the guide's view, in its own coordinate space, or `nil` after the
  /// view's deallocation.
  func outline(of guide: UILayoutGuide) -> LayoutBox?
}
