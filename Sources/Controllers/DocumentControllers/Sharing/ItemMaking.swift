// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Has the providers among what is shared make their items, beside the main thread.
@MainActor
final class ItemMaking {
  private let queue = OperationQueue()
  /// Operations can be given to a queue once.
  private var begun: Set<UIActivityItemProvider> = []

  /// Calls `done` when each of `items` that has to be made is made: at once, if all of them are.
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
