// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The motion of something that was dropped.
///
/// Known gaps: completions.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Animates changes along with the motion.
  func addAnimations(_ animations: @escaping () -> Void)
}
