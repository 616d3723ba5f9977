// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import Observation

extension UIView {
  /// Does `work`, and calls `again` once, on the main thread, as soon as something observable that it
  /// read changes; doing the work anew begins anew.
  ///
  /// Nobody keeps the view for that. A change on another thread is heard of a turn of the main queue
  /// later. What the work itself changes of what it read does not count. What work inside of this one
  /// reads counts for both.
  ///
  /// - Complexity: O(n) in the number of properties read of observable objects.
  package func followReads(
    of work: ObservedWork, again: @escaping @MainActor @Sendable (UIView) -> Void,
    _ body: () -> Void
  ) {
    let watch =
      tree.reads[work] ?? (ReadingClasses.hold(type(of: self), work) ? beginWatch(work) : nil)
    let turn = watch?.beginTurn() ?? 0
    withObservationTracking(
      {
        watch?.noteRead()
        body()
      }, onChange: callOnChange(watch ?? beginWatch(work), turn, again))
  }

  /// Does `work` of the view's own class, which is followed where the class may be an application's:
  /// those of the library read nothing observable.
  func followOwnReads(
    of work: ObservedWork, again: @escaping @MainActor @Sendable (UIView) -> Void,
    _ body: () -> Void
  ) {
    if isOfLibrary { return body() }
    followReads(of: work, again: again, body)
  }

  /// Does `work` of the view's controller, which is followed where it may be an application's.
  func followReads(
    of work: ObservedWork, by owner: any ViewOwner,
    again: @escaping @MainActor @Sendable (UIView) -> Void, _ body: () -> Void
  ) {
    if LibraryModules.hold(type(of: owner)) { return body() }
    followReads(of: work, again: again, body)
  }

  /// Called when something is read for the first time, or will be by what is known of the class.
  private func beginWatch(_ work: ObservedWork) -> ReadWatch {
    let watch = ReadWatch()
    tree.reads[work] = watch
    ReadingClasses.note(type(of: self), work)
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
