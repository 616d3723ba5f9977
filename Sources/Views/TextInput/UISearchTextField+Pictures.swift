// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

extension UISearchTextField {
  /// The distance between the search icon and the text, in points.
  private static let signGap: CGFloat = 8

  /// Displays the images that the app set for the parts of the enclosing search bar.
  func show(_ pictures: SearchBarPictures) {
    showSign(pictures.shown(.search))
    if let button = clearButton as? ClearButton {
      button.pictures = [UIControl.State.normal, .highlighted].reduce(into: [:]) { found, state in
        found[state] = pictures.signs[SearchBarPictures.Sign(icon: .clear, state: state)]
      }
    }
    let picture = pictures.shownField(isEnabled: isEnabled)
    ground.image = picture
    ground.backgroundColor = picture == nil ? .tertiarySystemFill : nil
    ground.layer.cornerRadius = picture == nil ? 10 : 0
    let offsets = pictures.offsets
    signOffsets = SearchSignOffsets(
      leading: offsets[.search], trailing: offsets[.bookmark] ?? offsets[.resultsList],
      clear: offsets[.clear])
  }

  /// Sets the search icon, but only if it has changed, because `leftView` may be the app's own.
  private func showSign(_ picture: UIImage?) {
    let shown = (leftView as? SearchSign)?.image
    guard picture !== shown else { return }
    guard let picture else {
      leftView = Self.magnifier
      return
    }
    let sign = SearchSign(image: picture)
    sign.tintColor = .secondaryLabel
    sign.contentMode = .left
    let size = picture.size
    sign.frame.size = CGSize(
      width: size.width > 0 ? size.width + Self.signGap : 0, height: size.height)
    leftView = sign
  }
}
