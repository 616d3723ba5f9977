// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

extension UISearchTextField {
  /// The room between the sign of searching and the words, in points.
  private static let signGap: CGFloat = 8

  /// Shows what the application gave the parts of the search bar around the field.
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

  /// A sign keeps its place where only other parts changed: `leftView` may be the application's own.
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
