// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The display of the loading progress of a drop, for loading that takes long.
@MainActor
enum DropProgress {
  /// The delay before the progress is displayed, in seconds; not measured from UIKit.
  private static let patience: TimeInterval = 0.5

  /// Observes the progress of `session`, which was dropped in `view`.
  static func follow(_ session: any UIDropSession, in view: UIView) {
    guard session.progressIndicatorStyle == .default, let surface = view.surface else { return }
    let progress = session.progress
    guard isGoingOn(progress) else { return }
    let start = surface.now
    var card: DropProgressCard?
    surface.addFrameCallback { [weak surface] time in
      guard let surface, isGoingOn(progress) else {
        card?.removeFromSuperview()
        return false
      }
      if let card {
        card.show(progress.fractionCompleted)
      } else if time - start >= patience {
        let made = DropProgressCard(over: surface.root) { progress.cancel() }
        made.show(progress.fractionCompleted)
        card = made
      }
      return true
    }
  }

  private static func isGoingOn(_ progress: Progress) -> Bool {
    progress.totalUnitCount > 0 && !progress.isFinished && !progress.isCancelled
  }
}
