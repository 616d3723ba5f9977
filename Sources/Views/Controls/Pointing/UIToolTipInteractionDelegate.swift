// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods that provide the tool tips of an interaction.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
  /// Returns the tool tip for a pointer at `point`, in the view's coordinate space, in points, or `nil` for
  /// no tool tip.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Returns a tool tip with the interaction's `defaultToolTip`.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}
