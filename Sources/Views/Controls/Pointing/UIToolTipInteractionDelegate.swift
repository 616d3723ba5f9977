// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Says what tool tips say.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
  /// What the tip says for a pointer at `point`, in the view's coordinate space, in points; nil: there is none.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// The interaction's own tip.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}
