// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots
import Synchronization

/// The displayed state of a data source and its pending applies; safe to access from any thread.
///
/// Every request is resolved against all before it, displayed or not, so that nothing is lost when pending
/// requests are coalesced and only the last of them is displayed.
final class ApplyQueue<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private struct Contents: Sendable {
    /// The state that results from all requests.
    var latest = DataSourceState<Section, Item>()
    /// The snapshot that is displayed, or was taken to be displayed.
    var shown = NSDiffableDataSourceSnapshot<Section, Item>()
    /// The number of times that `shown` was replaced.
    var turn = 0
    /// The number of the last request, which identifies it.
    var serial = 0
    var waiting: [PendingApply<Section, Item>] = []
  }

  private let contents = Mutex(Contents())

  /// The state that results from all requests, displayed or not.
  var latest: DataSourceState<Section, Item> { contents.withLock { $0.latest } }

  /// Appends a request, and returns whether another one was already pending.
  ///
  /// A caller on the main thread has access to the displayed snapshot only, not to pending ones: with
  /// `keepsWaiting`, a snapshot that is derived from the displayed one is rebased on the pending changes.
  @discardableResult
  func add(_ request: ApplyRequest<Section, Item>, keepsWaiting: Bool = false) -> Bool {
    let completion = request.completion.map(UncheckedCall.init)
    let (asked, usesReloadData) = (request.change, request.usesReloadData)
    let (isAnimated, place) = (request.isAnimated, request.place)
    return contents.withLock { contents in
      var change = asked
      if keepsWaiting, !contents.waiting.isEmpty, case .whole(let snapshot) = asked {
        change = .whole(snapshot.rebased(on: contents.latest.snapshot))
      }
      contents.latest.apply(change)
      contents.serial += 1
      contents.waiting.append(
        PendingApply(
          change: change, state: contents.latest, usesReloadData: usesReloadData,
          isAnimated: isAnimated, place: place, completion: completion))
      return contents.waiting.count > 1
    }
  }

  /// Computes the difference from the displayed snapshot to the last request on the calling thread, in case
  /// that request is displayed next.
  ///
  /// The difference is stored with the request, unless the queue changed meanwhile. No-op for a request that
  /// reloads everything.
  func prepareLast() {
    let (turn, serial, shown, next) = contents.withLock {
      ($0.turn, $0.serial, $0.shown, $0.waiting.last)
    }
    guard let next, !next.usesReloadData else { return }
    let difference = SnapshotDifference(from: shown, to: next.state.snapshot)
    contents.withLock { contents in
      guard contents.serial == serial, contents.turn == turn, !contents.waiting.isEmpty else {
        return
      }
      contents.waiting[contents.waiting.count - 1].prepared = PreparedDifference(
        turn: turn, difference: difference)
    }
  }

  /// Removes and returns all pending requests, to be displayed together.
  func takeAll() -> [PendingApply<Section, Item>] {
    contents.withLock { contents in
      guard let last = contents.waiting.last else { return [] }
      var taken = contents.waiting
      if last.prepared?.turn != contents.turn { taken[taken.count - 1].prepared = nil }
      contents.waiting = []
      contents.shown = last.state.snapshot
      contents.turn += 1
      return taken
    }
  }

  /// Records a state that the data source displays without a request.
  ///
  /// Pending requests of other threads are reapplied after it.
  ///
  /// - Complexity: O(1), plus that of the pending changes.
  func show(_ state: DataSourceState<Section, Item>) {
    contents.withLock { contents in
      contents.latest = state
      contents.shown = state.snapshot
      contents.turn += 1
      for index in contents.waiting.indices {
        contents.latest.apply(contents.waiting[index].change)
        contents.waiting[index].state = contents.latest
        contents.waiting[index].prepared = nil
      }
    }
  }
}
