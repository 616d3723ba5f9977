// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
public import MullionViewTree

/// Images of a search bar's parts.
///
/// Differs from UIKit: these members cannot be overridden.
extension UISearchBar {
  /// Sets the image of an icon in the field; `nil` restores the default icon, an empty image hides it.
  ///
  /// A state without an image uses that of `.normal`.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    pictures.signs[SearchBarPictures.Sign(icon: icon, state: state)] = iconImage
  }

  /// Returns the image that was set for an icon in a state; `nil` if there is none.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    pictures.signs[SearchBarPictures.Sign(icon: icon, state: state)]
  }

  /// Sets the offset of an icon in the field, in points.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    pictures.offsets[icon] = adjustment
  }

  /// Returns the offset of an icon in the field, in points.
  public func positionAdjustment(for icon: Icon) -> UIOffset { pictures.offsets[icon] ?? .zero }

  /// Sets the background image of the field for a state, `.normal` or `.disabled`; `nil` restores the default
  /// background.
  ///
  /// The field takes the height of the image for `.normal`.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    pictures.fields[state] = backgroundImage
  }

  /// Returns the background image of the field that was set for a state; `nil` if there is none.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    pictures.fields[state]
  }

  /// The offset of the field and its background within the bar, in points.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { pictures.fieldOffset }
    set { pictures.fieldOffset = newValue }
  }

  /// The background image of the scopes, or `nil` if there is none.
  public var scopeBarBackgroundImage: UIImage? {
    get { pictures.scopeGround }
    set { pictures.scopeGround = newValue }
  }
}
