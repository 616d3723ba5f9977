// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots
import Synchronization

/// What a data source shows and what it was asked to show next; any thread may ask.
///
/// Every request is worked out against all before it, shown or not, so that nothing is lost when
/// the requests that wait are taken together and only the last of them is shown.
final class ApplyQueue<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private struct Contents: Sendable {
    /// What follows from everything asked for.
    var latest = DataSourceState<Section, Item>()
    /// What is shown, or taken to be shown.
    var shown = NSDiffableDataSourceSnapshot<Section, Item>()
    /// Counts how often `shown` was replaced.
    var turn = 0
    /// Names the requests that wait.
    var serial = 0
    var waiting: [PendingApply<Section, Item>] = []
  }

  private let contents = Mutex(Contents())

  /// What follows from everything asked for, shown or not.
  var latest: DataSourceState<Section, Item> { contents.withLock { $0.latest } }

  /// Adds a request behind all others; answers whether one waited already.
  ///
  /// Who asks from the main thread knows what is shown there and not what waits: with `keepsWaiting`,
  /// a snapshot that comes from what is shown is given what those that wait changed.
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

  /// Finds the difference to the last request now, on the calling thread, in case that is what will
  /// be shown next.
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

  /// Takes everything that waits, to be shown at once.
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

  /// Notes what the data source came to show without a request.
  ///
  /// What other threads asked for meanwhile comes after it.
  /// - Complexity: O(1), and that of the changes that wait.
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
