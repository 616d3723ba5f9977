// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

/// Who hears of what collection views do.
///
/// Test kits listen; an application has no listeners, and pays for one question for each event.
@MainActor
package enum EngineEvents {
  /// Told of each event, with the collection view that it is of.
  package typealias Listener = @MainActor (UIScrollView, EngineEvent) -> Void

  @exclusivity(unchecked) private static var listeners: [(token: Int, tell: Listener)] = []
  private static var last = 0

  /// Calls `listener` for every event of every collection view.
  ///
  /// - Returns: what ``remove(_:)`` wants to end it.
  package static func add(_ listener: @escaping Listener) -> Int {
    last += 1
    listeners.append((last, listener))
    return last
  }

  /// Ends what ``add(_:)`` began.
  package static func remove(_ token: Int) { listeners.removeAll { $0.token == token } }

  /// Tells the listeners, the oldest first; `event` is made only when there are some.
  static func tell(_ view: UIScrollView, _ event: @autoclosure () -> EngineEvent) {
    guard !listeners.isEmpty else { return }
    let event = event()
    for listener in listeners { listener.tell(view, event) }
  }
}
