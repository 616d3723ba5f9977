// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The owner of the view of a presentation, which places what is in it.
@MainActor
protocol PresentationHosting: AnyObject {
  /// Whether touches of what is presented go through at a point of the view.
  func letsThrough(_ point: CGPoint, with event: UIEvent?) -> Bool
  /// Places what is in the view.
  func layoutContainer()
  /// Notes that the view has other traits.
  func containerTraitsDidChange()
  /// Notes that a person pressed beside what is presented.
  func wasPressedOutside()
}
