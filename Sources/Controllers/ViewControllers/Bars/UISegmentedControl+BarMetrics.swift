// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

/// Pictures by where a segmented control stands.
///
/// Differs from UIKit: only what is set for the usual height counts; the rest is left out.
extension UISegmentedControl {
  /// Sets the picture behind segments of a state; those without one have that of `.normal`.
  ///
  /// With a picture there is no other ground, nor a ground of the chosen segment.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    changePictures { $0.setGround(backgroundImage, for: state) }
  }

  /// The picture that was set behind segments of a state.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? segmentPictures.givenGround(for: state) : nil
  }

  /// Sets the picture between a segment of one state and the one at its right of another; without one it is that between two of
  /// `.normal`.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    changePictures { $0.setDivider(dividerImage, left: leftState, right: rightState) }
  }

  /// The picture that was set between segments of these states.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    guard barMetrics == .default else { return nil }
    return segmentPictures.givenDivider(left: leftState, right: rightState)
  }

  /// Sets how far the content of segments that stand so is moved, in points.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    changePictures { $0.setAdjustment(adjustment, for: leftCenterRightOrAlone) }
  }

  /// How far the content of segments that stand so is moved, in points.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    guard barMetrics == .default else { return .zero }
    return segmentPictures.adjustment(for: leftCenterRightOrAlone)
  }
}
