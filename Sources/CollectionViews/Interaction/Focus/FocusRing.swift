// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

/// The line around a cell that has the focus (its look is ours).
@MainActor
final class FocusRing: UIView {
  /// The lengths, in points.
  private enum Metrics {
    static let width: CGFloat = 3
    static let corner: CGFloat = 8
  }

  /// A ring inside of `cell`.
  init(in cell: UIView) {
    super.init(frame: CGRect(origin: .zero, size: cell.bounds.size))
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.borderWidth = Metrics.width
    layer.cornerRadius = max(cell.layer.cornerRadius, Metrics.corner)
    layer.zPosition = 3
    cell.addSubview(self)
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  private func showColor() { layer.borderColor = tintColor.cgColor }
}
