// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// Says what is shown large; each method may be left out, and none is called where nothing is shown large.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The last finger went up over `item`, or over nothing (nil), at `point` of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// What is at `point` of the interaction's view; nil: nothing.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller that what is large is shown in front of.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  /// The view there, where it is to be shown large.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    let hit = interaction.view?.hitTest(point, with: nil)
    return hit.flatMap { $0.showsLargeContentViewer ? $0 : nil }
  }
  /// The root controller of the window.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}
