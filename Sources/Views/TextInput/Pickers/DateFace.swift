// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A style of a date picker, which displays a date and which the user changes.
@MainActor
protocol DateFace: UIView {
  /// Updates the view after a change of mode, limits, calendar or locale.
  func rebuild()
  /// Updates the view after a change of the date or duration.
  func show(animated: Bool)
  /// The preferred size, in points.
  var wantedSize: CGSize { get }
}
