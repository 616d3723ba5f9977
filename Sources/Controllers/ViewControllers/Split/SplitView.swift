// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The view of a split view controller: columns with lines between them.
final class SplitView: ContainerView {
  /// The lines between the columns.
  let lines = [UIView(), UIView()]
  /// The dimming view between the content and the columns over it.
  let shade = SplitShade()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(shade)
    for line in lines {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      line.layer.zPosition = 1
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }
}
