// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that follows a pointer without a pressed button, such as a gesture recogniser.
@MainActor
protocol HoverTaking: AnyObject {
  /// Called when the pointer is at `point` of the surface; `nil` if it left the view.
  func hover(at point: CGPoint?)
}
