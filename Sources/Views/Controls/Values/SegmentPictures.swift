// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry
package import MullionViewTree

/// The pictures that a segmented control's segments stand on, and that stand between them.
package struct SegmentPictures {
  private struct Sides: Hashable {
    let left: UInt
    let right: UInt
  }

  private var grounds: [UInt: UIImage] = [:]
  private var dividers: [Sides: UIImage] = [:]
  private var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

  /// None.
  init() {}

  /// Whether segments stand on pictures.
  var haveGrounds: Bool { !grounds.isEmpty }
  /// Whether pictures stand between segments.
  var haveDividers: Bool { !dividers.isEmpty }
  /// Whether something was said of pictures; then it is shown, if only that there are none any more.
  private(set) var areThere = false

  /// Sets the picture behind segments of a state.
  package mutating func setGround(_ image: UIImage?, for state: UIControl.State) {
    grounds[state.rawValue] = image
    areThere = true
  }

  /// The picture that was set behind segments of a state.
  package func givenGround(for state: UIControl.State) -> UIImage? { grounds[state.rawValue] }

  /// The picture behind a segment of a state; without one that for `.normal`.
  func ground(for state: UIControl.State) -> UIImage? {
    grounds[state.rawValue] ?? grounds[UIControl.State.normal.rawValue]
  }

  /// Sets the picture between a segment of one state and one of another.
  package mutating func setDivider(
    _ image: UIImage?, left: UIControl.State, right: UIControl.State
  ) {
    dividers[Sides(left: left.rawValue, right: right.rawValue)] = image
    areThere = true
  }

  /// The picture that was set between segments of these states.
  package func givenDivider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    dividers[Sides(left: left.rawValue, right: right.rawValue)]
  }

  /// The picture between segments of these states; without one that between usual ones.
  func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    givenDivider(left: left, right: right) ?? givenDivider(left: .normal, right: .normal)
  }

  /// Sets how far the content of segments that stand so is moved, in points.
  package mutating func setAdjustment(_ offset: UIOffset, for kind: UISegmentedControl.Segment) {
    adjustments[kind] = offset
  }

  /// How far the content of segments that stand so is moved, in points; without a word on them as all are.
  package func adjustment(for kind: UISegmentedControl.Segment) -> UIOffset {
    adjustments[kind] ?? adjustments[.any] ?? .zero
  }
}
