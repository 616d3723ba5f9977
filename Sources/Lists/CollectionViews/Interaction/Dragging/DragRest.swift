// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Waits until a drag rests before items make room for it, as the collection view's cadence wants.
@MainActor
final class DragRest {
  @Whole private var list: UIView
  /// How long the drag is to rest, in seconds.
  private let pause: () -> TimeInterval
  private var shown: IndexPath?
  private var wanted: IndexPath?
  private var since: TimeInterval = 0
  private var isWaiting = false
  private var isOver = false
  /// Called when the drag has rested.
  var onRest: () -> Void = {}

  /// For a drag of the item at `path`, which is to rest for `pause` seconds.
  init(in list: UIView, at path: IndexPath, pause: @escaping () -> TimeInterval) {
    _list = Whole(wrappedValue: list)
    self.pause = pause
    shown = path
    wanted = path
  }

  /// The place that items make room at while the drag is over `place`.
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

  /// The drag is over.
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
