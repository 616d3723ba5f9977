// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The presentation of an action sheet as a popover on tablets, and at the bottom edge of narrow windows.
final class AlertPopover: UIPopoverPresentationController {
  /// The width of the popover, in points; chosen by Mullion.
  private static let width: CGFloat = 304

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let style = super.adaptedStyle(for: traits)
    alert?.isInPopover = style == .popover
    return style
  }

  /// Returns the presentation of an action sheet as a card, which replaces the popover without a source or
  /// where it does not fit.
  override func makeSubstitute(_ style: UIModalPresentationStyle) -> UIPresentationController {
    AlertPresentation(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override var needsSource: Bool { false }

  override var wantedSize: CGSize {
    CGSize(width: Self.width, height: alert?.cardHeight(width: Self.width) ?? 0)
  }

  /// Chooses the cancel action after a press outside the popover.
  ///
  /// Without a cancel action, the popover is dismissed like any other.
  override func personWantsToDismiss() {
    guard let alert, let cancel = alert.cancelAction else { return super.personWantsToDismiss() }
    alert.choose(cancel)
  }
}
