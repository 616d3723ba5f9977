// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The dot of a page, or the image that replaces it, in one colour.
final class PageDot: UIImageView {
  /// The image that was set for this page, or `nil` if there is none.
  var ownImage: UIImage?
  var ownCurrentImage: UIImage?
  /// The completed part of the dot; created when it is needed.
  private var done: UIView?

  /// Displays an image, or a dot of the given diameter, in points.
  func show(_ image: UIImage?, diameter: CGFloat, color: UIColor) {
    self.image = image?.withRenderingMode(.alwaysTemplate)
    tintColor = color
    backgroundColor = image == nil ? color : nil
    clipsToBounds = false
    layer.cornerRadius = image == nil ? diameter / 2 : 0
    bounds.size = image?.size ?? CGSize(width: diameter, height: diameter)
    done?.isHidden = true
  }

  /// Displays the progress of a page: the fraction `progress` of the dot, from 0 to 1, is in `color`.
  ///
  /// The dot is stretched as specified by `line`, and is filled from the side of the first page.
  func show(
    _ progress: Float, diameter: CGFloat, color: UIColor, ground: UIColor, on line: PageLine
  ) {
    show(nil, diameter: diameter, color: ground)
    clipsToBounds = true
    let length = diameter + PageLine.stretch
    let filled = length * CGFloat(progress)
    let start = line.isReversed ? length - filled : 0
    let done = done ?? addDone()
    done.isHidden = false
    done.backgroundColor = color
    if line.isVertical {
      bounds.size.height = length
      done.frame = CGRect(x: 0, y: start, width: diameter, height: filled)
    } else {
      bounds.size.width = length
      done.frame = CGRect(x: start, y: 0, width: filled, height: diameter)
    }
  }

  private func addDone() -> UIView {
    let view = UIView()
    addSubview(view)
    done = view
    return view
  }
}
