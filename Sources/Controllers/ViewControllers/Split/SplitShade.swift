// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A view that dims the content of a split view behind overlaid columns, and receives touches outside them.
final class SplitShade: UIView {
  /// The opacity of the dimming; chosen by Mullion.
  private static let opacity: CGFloat = 0.1

  /// The closure called when a touch ends on the view.
  var onTouch: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: Self.opacity)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
}
