// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import Observation

extension UIView {
  /// Runs `body` and calls `again` once, on the main thread, as soon as an observable property that it read
  /// changes; repeating the work starts a new observation.
  ///
  /// The view is not retained for this. A change on another thread is delivered in a later turn of the main
  /// queue. Changes that the work itself makes to properties it read do not count. Reads of nested work count
  /// for both.
  ///
  /// - Complexity: O(n) in the number of observable properties read.
  package func followReads(
    of work: ObservedWork, again: @escaping @MainActor @Sendable (UIView) -> Void,
    _ body: () -> Void
  ) {
    let watch =
      tree.reads[work] ?? (ReadingClasses.hold(type(of: self), work) ? beginWatch(work) : nil)
    let turn = watch?.beginTurn() ?? 0
    withObservationTracking(
      {
        watch?.recordRead()
        body()
      }, onChange: callOnChange(watch ?? beginWatch(work), turn, again))
  }

  /// Runs `body`, the `work` of the view's own class, and tracks its reads if the class may be an
  /// application's.
  ///
  /// Classes of the library read nothing observable.
  func followOwnReads(
    of work: ObservedWork, again: @escaping @MainActor @Sendable (UIView) -> Void,
    _ body: () -> Void
  ) {
    if isOfLibrary { return body() }
    followReads(of: work, again: again, body)
  }

  /// Runs `body`, the `work` of the view's controller, and tracks its reads if the controller may be an
  /// application's.
  func followReads(
    of work: ObservedWork, by owner: any ViewOwner,
    again: @escaping @MainActor @Sendable (UIView) -> Void, _ body: () -> Void
  ) {
    if LibraryModules.hold(type(of: owner)) { return body() }
    followReads(of: work, again: again, body)
  }

  /// Creates the watch for `work`, when a property is read for the first time or the class is known to read
  /// some.
  private func beginWatch(_ work: ObservedWork) -> ReadWatch {
    let watch = ReadWatch()
    tree.reads[work] = watch
    ReadingClasses.record(type(of: self), work)
    return watch
  }

  private func callOnChange(
    _ watch: ReadWatch, _ turn: Int, _ again: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> @Sendable () -> Void {
    let due: @MainActor @Sendable () -> Void = { [weak self, weak watch] in
      guard let self, watch?.turn == turn else { return }
      again(self)
    }
    return { [weak watch] in
      guard watch?.turn == turn else { return }
      if MainThread.isCurrent { return MainActor.assumeIsolated { due() } }
      DispatchQueue.main.async { MainActor.assumeIsolated { due() } }
    }
  }
}
