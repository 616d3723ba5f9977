// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

/// Images by the bar metrics of a segmented control.
///
/// Differs from UIKit: only values for the bar metrics `default` are used; others are ignored.
extension UISegmentedControl {
  /// Sets the background image of segments in a state; states without an image use the image of `.normal`.
  ///
  /// The image replaces the background of the control and of the selected segment.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    changePictures { $0.setGround(backgroundImage, for: state) }
  }

  /// Returns the background image set for segments in a state.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? segmentPictures.givenGround(for: state) : nil
  }

  /// Sets the image between a segment in one state and its right neighbour in another.
  ///
  /// Pairs of states without an image use the image between two segments in the state `.normal`.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    changePictures { $0.setDivider(dividerImage, left: leftState, right: rightState) }
  }

  /// Returns the image set between segments in the given states.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    guard barMetrics == .default else { return nil }
    return segmentPictures.givenDivider(left: leftState, right: rightState)
  }

  /// Sets the offset of the content of segments of a type, in points.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    changePictures { $0.setAdjustment(adjustment, for: leftCenterRightOrAlone) }
  }

  /// Returns the offset of the content of segments of a type, in points.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    guard barMetrics == .default else { return .zero }
    return segmentPictures.adjustment(for: leftCenterRightOrAlone)
  }
}
