// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The delay of the reordering during a drag until the drag rests, according to the collection view's
/// cadence.
@MainActor
final class DragRest {
  @Whole private var list: UIView
  /// The time for which the drag has to rest, in seconds.
  private let pause: () -> TimeInterval
  private var shown: IndexPath?
  private var wanted: IndexPath?
  private var since: TimeInterval = 0
  private var isWaiting = false
  private var isOver = false
  /// The closure called when the drag has rested.
  var onRest: () -> Void = {}

  /// Creates the state for a drag of the item at `path`, which has to rest for `pause` seconds.
  init(in list: UIView, at path: IndexPath, pause: @escaping () -> TimeInterval) {
    _list = Whole(wrappedValue: list)
    self.pause = pause
    shown = path
    wanted = path
  }

  /// Returns the index path at which items make space while the drag is over `place`.
  func settled(_ place: IndexPath?) -> IndexPath? {
    let pause = pause()
    guard pause > 0, let surface = list.surface else { return place }
    if place != wanted {
      wanted = place
      since = surface.currentTime
    }
    if surface.currentTime - since >= pause { shown = wanted }
    if shown != wanted { wait(in: surface) }
    return shown
  }

  /// Stops at the end of the drag.
  func stop() { isOver = true }

  private func wait(in surface: ViewSurface) {
    guard !isWaiting else { return }
    isWaiting = true
    surface.addFrameCallback { [weak self] time in
      guard let self, !self.isOver, let list = self.$list else { return false }
      guard time - self.since >= self.pause() else { return true }
      self.isWaiting = false
      withExtendedLifetime(list) { self.onRest() }
      return false
    }
  }
}
