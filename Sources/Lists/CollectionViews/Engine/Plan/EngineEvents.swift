// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

/// The registry of listeners for events of collection views.
///
/// Test kits add listeners; an application has none, and pays for one check for each event.
@MainActor
package enum EngineEvents {
  /// A closure called for each event, with the collection view that it belongs to.
  package typealias Listener = @MainActor (UIScrollView, EngineEvent) -> Void

  @exclusivity(unchecked) private static var listeners: [(token: Int, notify: Listener)] = []
  private static var last = 0

  /// Calls `listener` for every event of every collection view.
  ///
  /// - Returns: The token to pass to ``remove(_:)``.
  package static func add(_ listener: @escaping Listener) -> Int {
    last += 1
    listeners.append((last, listener))
    return last
  }

  /// Removes the listener that ``add(_:)`` returned `token` for.
  package static func remove(_ token: Int) { listeners.removeAll { $0.token == token } }

  /// Notifies the listeners, the oldest first; `event` is evaluated only if there are any.
  static func notify(_ view: UIScrollView, _ event: @autoclosure () -> EngineEvent) {
    guard !listeners.isEmpty else { return }
    let event = event()
    for listener in listeners { listener.notify(view, event) }
  }
}
