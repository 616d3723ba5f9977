// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that follows a pointer without a pressed button, such as a gesture recogniser.
@MainActor
protocol HoverTaking: AnyObject {
  /// Handles a pointer at `point` of the surface, or its exit from the view if `point` is `nil`.
  func hover(at point: CGPoint?)
}
