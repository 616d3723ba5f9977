// SPDX-License-Identifier: Apache-2.0

/// The region in whose equations the rectangle of a guide is named, as the guide knows it.
@MainActor
protocol GuideSpace: AnyObject {
  /// The unknowns of a guide, made when they are asked for first.
  func variables(of guide: UILayoutGuide) -> LayoutVariables
  /// Notes that constants depend on the numbers of a guide, as they are now.
  func depend(on guide: UILayoutGuide)
  /// The rectangle that constraints of subviews mean by the view of a guide, in its own coordinate space;
  /// nil when the view is gone.
  ///
  /// Notes that constants depend on the numbers of the guide.
  func ground(of guide: UILayoutGuide) -> LayoutBox?
  /// The rectangle that the view of a guide shows, in its own coordinate space; nil when the view is gone.
  func outline(of guide: UILayoutGuide) -> LayoutBox?
}
