// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// Shows a picture of another view, stretched with its bounds.
final class SnapshotView: UIView {
  var drawing: Drawing? { didSet { setPictureStale() } }
  private let size: CGSize

  override init(frame: CGRect) {
    size = frame.size
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func contentCommands() -> [DrawCommand] {
    guard var drawing else { return [] }
    let map = CGAffineTransform(
      scaleX: bounds.width / size.width, y: bounds.height / size.height
    ).concatenating(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
    drawing.transform = drawing.transform.concatenating(map)
    return [.drawing(drawing)]
  }
}
