// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// What a bar button stands on, and where its title is, as older code sets it.
///
/// Differs from UIKit: only what is set for the usual height counts; the rest is left out.
extension UIBarButtonItem {
  /// Sets the picture behind the button in a state; states without one have that of `.normal`.
  ///
  /// It is as wide as the button and stands in the middle of the bar's height; one that can be stretched is 30 points high, any
  /// other as high as it is (ours).
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { look.grounds[state.rawValue] = backgroundImage }
  }

  /// The same for buttons of a style; does nothing while the item has another one.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    if style == self.style {
      setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }

  /// The picture behind the button that was set for a state.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? look.grounds[state.rawValue] : nil
  }

  /// The picture behind a button of a style that was set for a state.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    style == self.style ? backgroundImage(for: state, barMetrics: barMetrics) : nil
  }

  /// Sets how far down the picture behind is moved, in points.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { look.groundShift = adjustment }
  }

  /// How far down the picture behind is moved, in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    barMetrics == .default ? look.groundShift : 0
  }

  /// Sets how far the title is moved, in points.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { look.titleShift = adjustment }
  }

  /// How far the title is moved, in points.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? look.titleShift ?? .zero : .zero
  }

  // MARK: As a back button

  /// Sets the picture behind the button in a state where it is a back button.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { backLook.grounds[state.rawValue] = backgroundImage }
  }

  /// The picture behind a back button that was set for a state.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { barMetrics == .default ? backLook.grounds[state.rawValue] : nil }

  /// Sets how far down the picture behind a back button is moved, in points.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { backLook.groundShift = adjustment }
  }

  /// How far down the picture behind a back button is moved, in points.
  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { barMetrics == .default ? backLook.groundShift : 0 }

  /// Sets how far the title of a back button is moved, in points: far to the left it is not seen.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { backLook.titleShift = adjustment }
  }

  /// How far the title of a back button is moved, in points.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? backLook.titleShift ?? .zero : .zero
  }
}
