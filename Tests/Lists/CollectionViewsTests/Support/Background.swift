// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import UIKit

/// Calls of main actor methods from other queues without isolation checks, as from code before iOS 18.
enum Background {
  /// Applies `snapshot` from the calling queue.
  static func apply(
    _ snapshot: Stage.Snapshot, to source: Stage.Source,
    completion: @escaping @Sendable () -> Void = {}
  ) {
    typealias Call =
      @MainActor (Stage.Snapshot, Bool, (() -> Void)?) -> Void
    typealias Unchecked = (Stage.Snapshot, Bool, (() -> Void)?) -> Void
    let call: Call = { source.apply($0, animatingDifferences: $1, completion: $2) }
    unsafeBitCast(call, to: Unchecked.self)(snapshot, false, completion)
  }

  /// Applies `outline` from the calling queue.
  static func apply(
    _ outline: NSDiffableDataSourceSectionSnapshot<String>, to section: String,
    of source: Stage.Source, completion: @escaping @Sendable () -> Void = {}
  ) {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<String>
    typealias Call = @MainActor (Outline, Bool, (() -> Void)?) -> Void
    typealias Unchecked = (Outline, Bool, (() -> Void)?) -> Void
    let call: Call = { source.apply($0, to: section, animatingDifferences: $1, completion: $2) }
    unsafeBitCast(call, to: Unchecked.self)(outline, false, completion)
  }

  /// Returns the snapshot, queried on the calling queue.
  static func snapshot(of source: Stage.Source) -> Stage.Snapshot {
    typealias Call = @MainActor () -> Stage.Snapshot
    let call: Call = { source.snapshot() }
    return unsafeBitCast(call, to: (() -> Stage.Snapshot).self)()
  }

  /// Appends an item to the current snapshot of `source` and applies it, from the calling queue.
  static func append(_ item: String, to source: Stage.Source, under lock: NSLock) {
    lock.withLock {
      var next = Background.snapshot(of: source)
      next.appendItems([item])
      Background.apply(next, to: source)
    }
  }

  /// Runs `work` on another queue while the main thread is blocked.
  @MainActor
  static func whileMainWaits(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      work()
      done.signal()
    }
    done.wait()
  }

  /// Waits until the main queue has performed the work enqueued so far.
  @MainActor
  static func mainTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
