// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The owner of the view of a presentation, which lays out its contents.
@MainActor
protocol PresentationHosting: AnyObject {
  /// Returns whether touches at a point of the view pass through the presentation.
  func letsThrough(_ point: CGPoint, with event: UIEvent?) -> Bool
  /// Lays out the contents of the view.
  func layoutContainer()
  /// Called after the traits of the view changed.
  func containerTraitsDidChange()
  /// Called when the user pressed outside the presented view.
  func wasPressedOutside()
}
