// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// Background images and offsets of a bar button item.
///
/// Differs from UIKit: only values for the bar metrics `default` are used; others are ignored.
extension UIBarButtonItem {
  /// Sets the background image of the button for a state; states without an image use the image of `.normal`.
  ///
  /// The image has the width of the button and is centred vertically in the bar. A resizable image is 30
  /// points high; any other image has its own height.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { look.grounds[state.rawValue] = backgroundImage }
  }

  /// Sets the background image for buttons of a style; no-op if the item has another style.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    if style == self.style {
      setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }

  /// Returns the background image set for a state.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? look.grounds[state.rawValue] : nil
  }

  /// Returns the background image set for a state, or `nil` if the item has another style.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    style == self.style ? backgroundImage(for: state, barMetrics: barMetrics) : nil
  }

  /// Sets the vertical offset of the background image, in points; positive values move the image down.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { look.groundShift = adjustment }
  }

  /// Returns the vertical offset of the background image, in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    barMetrics == .default ? look.groundShift : 0
  }

  /// Sets the offset of the title, in points.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { look.titleShift = adjustment }
  }

  /// Returns the offset of the title, in points.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? look.titleShift ?? .zero : .zero
  }

  // MARK: Back button

  /// Sets the background image for a state of the item as a back button.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { backLook.grounds[state.rawValue] = backgroundImage }
  }

  /// Returns the background image of the back button set for a state.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { barMetrics == .default ? backLook.grounds[state.rawValue] : nil }

  /// Sets the vertical offset of the back button's background image, in points.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { backLook.groundShift = adjustment }
  }

  /// Returns the vertical offset of the back button's background image, in points.
  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { barMetrics == .default ? backLook.groundShift : 0 }

  /// Sets the offset of the back button's title, in points; a large negative horizontal offset hides the
  /// title.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { backLook.titleShift = adjustment }
  }

  /// Returns the offset of the back button's title, in points.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? backLook.titleShift ?? .zero : .zero
  }
}
