// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Who decides what is in the view of a presentation, as that view knows it.
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
