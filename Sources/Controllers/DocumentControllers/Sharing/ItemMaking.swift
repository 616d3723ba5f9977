// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A queue that executes the item providers among the shared items in the background.
@MainActor
final class ItemMaking {
  private let queue = OperationQueue()
  /// The providers that have been added to the queue, which is only possible once.
  private var begun: Set<UIActivityItemProvider> = []

  /// Calls `done` when all providers among `items` have finished; immediately, if they have already.
  func make(
    _ items: [Any], for type: UIActivity.ActivityType?, then done: @escaping @MainActor () -> Void
  ) {
    let waiting = items.compactMap { $0 as? UIActivityItemProvider }.filter { !$0.isFinished }
    guard !waiting.isEmpty else { return done() }
    let end = BlockOperation { DispatchQueue.main.async { MainActor.assumeIsolated(done) } }
    for provider in waiting {
      provider.activityType = type
      end.addDependency(provider)
      if begun.insert(provider).inserted { queue.addOperation(provider) }
    }
    queue.addOperation(end)
  }
}
