// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension UIView.ContentMode {
  /// Returns the rectangle in which content of `size` is drawn in `bounds`; both in points.
  package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    let drawn = scaled(size, in: bounds.size)
    let room = CGSize(width: bounds.width - drawn.width, height: bounds.height - drawn.height)
    return CGRect(
      origin: CGPoint(
        x: bounds.minX + room.width * share.x, y: bounds.minY + room.height * share.y),
      size: drawn)
  }

  private func scaled(_ size: CGSize, in room: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return size }
    let across = room.width / size.width
    let down = room.height / size.height
    switch self {
    case .scaleToFill, .redraw:
      return room
    case .scaleAspectFit, .scaleAspectFill:
      let scale = self == .scaleAspectFit ? min(across, down) : max(across, down)
      return CGSize(width: size.width * scale, height: size.height * scale)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return size
    }
  }

  /// The fraction of the free space that lies before the content, per axis.
  private var share: (x: CGFloat, y: CGFloat) {
    switch self {
    case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
