// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// How older code has a bar button look, beside its text: what it stands on, and where its parts are.
struct BarButtonLook: Equatable {
  /// The pictures behind the button by its states.
  var grounds: [UInt: UIImage] = [:]
  /// How far the title is moved, in points; nil: nothing is said.
  var titleShift: UIOffset?
  /// How far down the picture behind is moved, in points.
  var groundShift: CGFloat = 0

  /// The picture behind in a state; without one that for `.normal`.
  func ground(for state: UIControl.State) -> UIImage? {
    grounds[state.rawValue] ?? grounds[UIControl.State.normal.rawValue]
  }
}
