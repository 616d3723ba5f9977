// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
public import MullionViewTree

/// Pictures of a search bar's parts.
///
/// Differs from UIKit: none of these can be overridden.
extension UISearchBar {
  /// Shows a picture for a sign in the field; nil brings the bar's own back, an empty picture leaves it out.
  ///
  /// Without one for a state the picture for `.normal` is shown.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    pictures.signs[SearchBarPictures.Sign(icon: icon, state: state)] = iconImage
  }

  /// The picture that was set for a sign in a state; nil: none was.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    pictures.signs[SearchBarPictures.Sign(icon: icon, state: state)]
  }

  /// Moves a sign in the field, in points.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    pictures.offsets[icon] = adjustment
  }

  /// How far a sign in the field is moved, in points.
  public func positionAdjustment(for icon: Icon) -> UIOffset { pictures.offsets[icon] ?? .zero }

  /// Paints the field on a picture in a state, `.normal` or `.disabled`; nil brings the bar's own ground back.
  ///
  /// The field becomes as high as the picture.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    pictures.fields[state] = backgroundImage
  }

  /// The picture of the field's ground that was set for a state; nil: none was.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    pictures.fields[state]
  }

  /// Moves the ground of the field within the bar, and the field with it, in points.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { pictures.fieldOffset }
    set { pictures.fieldOffset = newValue }
  }

  /// A picture behind the scopes; nil: none.
  public var scopeBarBackgroundImage: UIImage? {
    get { pictures.scopeGround }
    set { pictures.scopeGround = newValue }
  }
}
