// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import MullionViewTree

/// The pictures that an application gave the parts of a search bar, and how far it moves them.
struct SearchBarPictures {
  /// A sign in a state.
  struct Sign: Hashable {
    let icon: UISearchBar.Icon
    let state: UIControl.State
  }

  var signs: [Sign: UIImage] = [:]
  var offsets: [UISearchBar.Icon: UIOffset] = [:]
  var fields: [UIControl.State: UIImage] = [:]
  var fieldOffset = UIOffset.zero
  var scopeGround: UIImage?

  /// What is shown for `icon` in `state`: without a picture for it, the one of the usual state.
  func shown(_ icon: UISearchBar.Icon, in state: UIControl.State = .normal) -> UIImage? {
    signs[Sign(icon: icon, state: state)] ?? signs[Sign(icon: icon, state: .normal)]
  }

  /// What the field is painted on.
  func shownField(isEnabled: Bool) -> UIImage? {
    (isEnabled ? nil : fields[.disabled]) ?? fields[.normal]
  }
}
