// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// What the view and those in it paint now, for code that no frame of the surface calls.
  func displayNodeBetweenFrames() -> DisplayNode { services.serve { displayNode() } }

  /// What measures the view's text.
  package var textMeasurer: any TextMeasuring { services.environment.text }

  /// Whether the person who sees the view asks for less movement.
  var reducesMotion: Bool { services.environment.reducesMotion }
}
