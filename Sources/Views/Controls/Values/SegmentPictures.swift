// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry
package import MullionViewTree

/// The background and divider images of a segmented control.
package struct SegmentPictures {
  private struct Sides: Hashable {
    let left: UInt
    let right: UInt
  }

  private var grounds: [UInt: UIImage] = [:]
  private var dividers: [Sides: UIImage] = [:]
  private var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

  /// Creates an empty set of images.
  init() {}

  /// Whether there are background images.
  var haveGrounds: Bool { !grounds.isEmpty }
  /// Whether there are divider images.
  var haveDividers: Bool { !dividers.isEmpty }
  /// Whether an image was ever set; if so, the images are displayed, even if they have been removed since.
  private(set) var areThere = false

  /// Sets the background image for a segment state.
  package mutating func setGround(_ image: UIImage?, for state: UIControl.State) {
    grounds[state.rawValue] = image
    areThere = true
  }

  /// Returns the background image that was set for a segment state.
  package func givenGround(for state: UIControl.State) -> UIImage? { grounds[state.rawValue] }

  /// Returns the background image for a segment state; without one, that for `.normal`.
  func ground(for state: UIControl.State) -> UIImage? {
    grounds[state.rawValue] ?? grounds[UIControl.State.normal.rawValue]
  }

  /// Sets the divider image between a segment of one state and one of another.
  package mutating func setDivider(
    _ image: UIImage?, left: UIControl.State, right: UIControl.State
  ) {
    dividers[Sides(left: left.rawValue, right: right.rawValue)] = image
    areThere = true
  }

  /// Returns the divider image that was set for these segment states.
  package func givenDivider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    dividers[Sides(left: left.rawValue, right: right.rawValue)]
  }

  /// Returns the divider image for these segment states; without one, that for two `.normal` segments.
  func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    givenDivider(left: left, right: right) ?? givenDivider(left: .normal, right: .normal)
  }

  /// Sets the content offset of segments at the given position, in points.
  package mutating func setAdjustment(_ offset: UIOffset, for kind: UISegmentedControl.Segment) {
    adjustments[kind] = offset
  }

  /// Returns the content offset of segments at the given position, in points; without one, that for `.any`.
  package func adjustment(for kind: UISegmentedControl.Segment) -> UIOffset {
    adjustments[kind] ?? adjustments[.any] ?? .zero
  }
}
