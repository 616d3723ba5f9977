// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A view that displays the date of a date picker in one style, and in which the user changes the date.
@MainActor
protocol DateFace: UIView {
  /// Updates the view after a change of mode, limits, calendar or locale.
  func rebuild()
  /// Updates the view after a change of the date or duration.
  func show(animated: Bool)
  /// The preferred size, in points.
  var wantedSize: CGSize { get }
}
