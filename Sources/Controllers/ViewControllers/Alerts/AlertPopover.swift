// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// Presents an action sheet in a bubble on tablets; at the bottom edge of narrow windows.
final class AlertPopover: UIPopoverPresentationController {
  /// How wide the bubble is, in points (ours).
  private static let width: CGFloat = 304

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let style = super.adaptedStyle(for: traits)
    alert?.isInPopover = style == .popover
    return style
  }

  /// Without a source, or where there is no room, it is the card that other action sheets are.
  override func makeSubstitute(_ style: UIModalPresentationStyle) -> UIPresentationController {
    AlertPresentation(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override var needsSource: Bool { false }

  override var wantedSize: CGSize {
    CGSize(width: Self.width, height: alert?.cardHeight(width: Self.width) ?? 0)
  }

  /// A press beside the bubble cancels.
  override func personWantsToDismiss() {
    guard let alert, let cancel = alert.cancelAction else { return super.personWantsToDismiss() }
    alert.choose(cancel)
  }
}
