// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UIView {
  /// Whether the view is in an animation or transition that does not allow interaction.
  var isBusyMoving: Bool {
    layer.animations?.blocksInteraction ?? false || tree.transition?.blocksInteraction ?? false
  }

  /// Ends all animations of the view and shows it at its model values.
  func cancelAnimations() {
    layer.cancelAnimations()
    guard let transition = tree.transition else { return }
    tree.transition = nil
    transition.end(finished: false)
  }

  /// Animates a change of `backgroundColor` that was just made.
  func animateFill(from old: UIColor?) {
    let color = old?.displayColor(with: traitCollection, in: self)
    AnimationBlock.current?.pace?.changedFill { [weak self] in self?.backgroundColor = old }
    layer.animate(.backgroundColor, from: .color(color ?? LayerValues.clear))
  }
}
