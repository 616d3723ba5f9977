// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A view that decodes geometry values from its coder.
final class MeasuringView: UIView {
  let (place, extent, area): (CGPoint, CGSize, CGRect)
  let (inset, olderInset): (UIEdgeInsets, UIEdgeInsets)
  let (margins, shift): (NSDirectionalEdgeInsets, UIOffset)
  let (map, arrow): (CGAffineTransform, CGVector)
  let (word, wrong, color): (NSString?, UIColor?, UIColor?)

  required init?(coder: NSCoder) {
    place = coder.decodeCGPoint(forKey: "place")
    extent = coder.decodeCGSize(forKey: "extent")
    area = coder.decodeCGRect(forKey: "frame")
    inset = coder.decodeUIEdgeInsets(forKey: "layoutMargins")
    olderInset = coder.decodeUIEdgeInsets(forKey: "older")
    margins = coder.decodeDirectionalEdgeInsets(forKey: "directionalLayoutMargins")
    shift = coder.decodeUIOffset(forKey: "shift")
    map = coder.decodeCGAffineTransform(forKey: "map")
    arrow = coder.decodeCGVector(forKey: "arrow")
    word = coder.decodeObject(of: NSString.self, forKey: "word")
    wrong = coder.decodeObject(of: [UIColor.self], forKey: "word") as? UIColor
    color = coder.decodeObject(of: [UIColor.self], forKey: "backgroundColor") as? UIColor
    super.init(coder: coder)
  }

  /// Returns the XML of a `MeasuringView` with the given attributes and content.
  static func nib(_ attributes: String, _ inside: String) -> String {
    """
    <view \(attributes) id="v" customClass="MeasuringView" customModule="InterfaceFilesTests">
    \(inside)</view>
    """
  }
}
