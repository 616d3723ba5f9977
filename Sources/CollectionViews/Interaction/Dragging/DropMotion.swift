// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// Runs what an application animates along with a drop.
@MainActor
final class DropMotion: NSObject, UIDragAnimating {
  /// Of the motion, in seconds (ours).
  private static let duration: TimeInterval = 0.25

  func addAnimations(_ animations: @escaping () -> Void) {
    UIView.animate(withDuration: Self.duration, animations: animations)
  }
}
