// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Calls as code from before iOS 18 makes them: from another queue, unchecked.
enum Background {
  /// Applies `snapshot` from the calling queue.
  static func apply(
    _ snapshot: DiffableStage.Snapshot, to source: DiffableStage.Source,
    completion: @escaping @Sendable () -> Void
  ) {
    typealias Call =
      @MainActor (DiffableStage.Snapshot, Bool, (() -> Void)?) -> Void
    typealias Unchecked = (DiffableStage.Snapshot, Bool, (() -> Void)?) -> Void
    let call: Call = { source.apply($0, animatingDifferences: $1, completion: $2) }
    unsafeBitCast(call, to: Unchecked.self)(snapshot, false, completion)
  }
}
