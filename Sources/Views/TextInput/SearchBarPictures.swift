// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import MullionViewTree

/// The images that an app set for the parts of a search bar, and their offsets.
struct SearchBarPictures {
  /// An icon in a state.
  struct Sign: Hashable {
    let icon: UISearchBar.Icon
    let state: UIControl.State
  }

  var signs: [Sign: UIImage] = [:]
  var offsets: [UISearchBar.Icon: UIOffset] = [:]
  var fields: [UIControl.State: UIImage] = [:]
  var fieldOffset = UIOffset.zero
  var scopeGround: UIImage?

  /// Returns the image of `icon` for `state`; without one, that for `.normal`.
  func shown(_ icon: UISearchBar.Icon, in state: UIControl.State = .normal) -> UIImage? {
    signs[Sign(icon: icon, state: state)] ?? signs[Sign(icon: icon, state: .normal)]
  }

  /// Returns the background image of the field.
  func shownField(isEnabled: Bool) -> UIImage? {
    (isEnabled ? nil : fields[.disabled]) ?? fields[.normal]
  }
}
