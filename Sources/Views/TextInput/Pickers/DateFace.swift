// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A look of a date picker: shows what is chosen, and lets a person choose.
@MainActor
protocol DateFace: UIView {
  /// Mode, limits, calendar or words changed.
  func rebuild()
  /// Another date or time is chosen.
  func show(animated: Bool)
  /// The size that it asks for, in points.
  var wantedSize: CGSize { get }
}
