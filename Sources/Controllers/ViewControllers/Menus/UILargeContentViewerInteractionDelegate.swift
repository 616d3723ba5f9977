// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The methods of the large content viewer; all are optional.
///
/// - Note: Never called on Linux: see ``UILargeContentViewerInteraction``.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Notifies the delegate that the last touch ended over `item`, or over none (`nil`), at `point` of the
  /// interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// Returns the item at `point` of the interaction's view, or `nil` for none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Returns the controller in front of which the enlarged item is shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  /// Returns the view at the point, if it shows the large content viewer.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    let hit = interaction.view?.hitTest(point, with: nil)
    return hit.flatMap { $0.showsLargeContentViewer ? $0 : nil }
  }
  /// Returns the root controller of the window.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}
