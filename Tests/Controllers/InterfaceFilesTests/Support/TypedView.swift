// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A view with a property of each type that user-defined runtime attributes can have.
final class TypedView: UIView {
  var word: String? = "none"
  var words: String?
  var paint: UIColor? = .red
  var picture: UIImage?
  var place = CGPoint.zero
  var extent = CGSize.zero
  var area = CGRect.zero
  var span = NSRange(location: 0, length: 0)
  var amount: CGFloat = 0
  var count = 0
  var isMarked = false

  override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [
      .outlet("word", \TypedView.word), .outlet("words", \TypedView.words),
      .outlet("paint", \TypedView.paint), .outlet("picture", \TypedView.picture),
      .outlet("place", \TypedView.place), .outlet("extent", \TypedView.extent),
      .outlet("area", \TypedView.area), .outlet("span", \TypedView.span),
      .outlet("amount", \TypedView.amount), .outlet("count", \TypedView.count),
      .outlet("isMarked", \TypedView.isMarked),
    ]
  }

  /// Returns the XML of a `TypedView` with the user-defined runtime attributes `text`.
  static func nib(_ text: String) -> String {
    """
    <view id="v" customClass="TypedView" customModule="InterfaceFilesTests">
    <userDefinedRuntimeAttributes>
    \(text)
    </userDefinedRuntimeAttributes></view>
    """
  }
}
