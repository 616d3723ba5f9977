// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionControls
package import MullionViewTree

/// A line above or below a row.
package final class ListRowLine: UIView {
  private var glass: UIVisualEffectView?

  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.zPosition = 1
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a color, or an effect in its place.
  package func show(_ color: UIColor, _ effect: UIVisualEffect?) {
    let ground = effect == nil ? color : .clear
    if backgroundColor != ground { backgroundColor = ground }
    guard glass?.effect != effect else { return }
    glass?.removeFromSuperview()
    glass = effect.map { UIVisualEffectView(effect: $0) }
    if let glass {
      glass.frame = bounds
      glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(glass)
    }
  }
}
