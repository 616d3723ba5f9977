// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Darkens the content of a split view behind its columns, and is touched beside them.
final class SplitShade: UIView {
  /// How dark it is (ours).
  private static let opacity: CGFloat = 0.1

  /// Called when a touch ends on the shade.
  var onTouch: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: Self.opacity)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
}
