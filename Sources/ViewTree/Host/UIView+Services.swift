// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// What the host does for the view: the services of the surface that it stands in.
  ///
  /// A view in no surface has those that code runs for.
  ///
  /// - Complexity: O(depth).
  package var services: HostServices { surface?.services ?? .current }

  /// What the view and those in it paint now, for code that no frame of the surface calls.
  func displayNodeBetweenFrames() -> DisplayNode { services.serve { displayNode() } }

  /// What measures the view's text.
  package var textMeasurer: any TextMeasuring { services.environment.text }

  /// Whether the person who sees the view asks for less movement.
  var reducesMotion: Bool { services.environment.reducesMotion }
}
