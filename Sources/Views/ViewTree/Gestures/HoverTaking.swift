// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A gesture recogniser that follows a pointer without a button down.
@MainActor
protocol HoverTaking: AnyObject {
  /// The pointer is at `point` of the surface; nil: it left the view.
  func hover(at point: CGPoint?)
}
