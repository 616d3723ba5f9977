// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delivery of key presses and releases to responders.
@MainActor
final class PressInput {
  /// The pressed keys, by usage code.
  private var presses: [Int: UIPress] = [:]
  private unowned let root: UIView

  init(root: UIView) {
    self.root = root
  }

  /// Delivers a key event; a press goes to the responder that `first` returns.
  ///
  /// - Returns: Whether a responder handled the key before the end of the chain; the key then has no other
  ///   effect.
  func handle(_ event: PressEvent, to first: () -> UIResponder?) -> Bool {
    switch event.phase {
    case .began: return begin(event, to: first)
    case .ended:
      return end(event, .ended) { $0.pressesEnded($1, with: $2) }
    case .cancelled:
      return end(event, .cancelled) { $0.pressesCancelled($1, with: $2) }
    }
  }

  private func begin(_ event: PressEvent, to first: () -> UIResponder?) -> Bool {
    // A held key begins a press only once; its repetitions only type text.
    if let held = presses[event.usage] { return !held.isUnused }
    guard let key = UIKey(event), let first = first() else { return false }
    let press = UIPress(key, to: first, at: event.timestamp)
    presses[event.usage] = press
    let told = self.event(event.timestamp, key)
    _ = root.send(told) { first.pressesBegan([press], with: told) }
    press.phase = .stationary
    return !press.isUnused
  }

  private func end(
    _ event: PressEvent, _ phase: UIPress.Phase,
    _ notify: @escaping (UIResponder, Set<UIPress>, UIPressesEvent) -> Void
  ) -> Bool {
    guard let press = presses[event.usage], let key = press.key else { return false }
    press.phase = phase
    press.timestamp = event.timestamp
    let told = self.event(event.timestamp, key)
    presses[event.usage] = nil
    _ = root.send(told) {
      if let responder = press.responder { notify(responder, [press], told) }
    }
    return !press.isUnused
  }

  private func event(_ timestamp: TimeInterval, _ key: UIKey) -> UIPressesEvent {
    let event = UIPressesEvent(Set(presses.values), timestamp: timestamp)
    event.modifierFlags = key.modifierFlags
    return event
  }

  /// Cancels the presses delivered to `view` or its descendants.
  func viewWillLeave(_ view: UIView) {
    for (usage, press) in presses {
      guard let pressed = press.responder as? UIView, pressed.isDescendant(of: view) else {
        continue
      }
      var event = PressEvent(phase: .cancelled, usage: usage)
      event.timestamp = press.timestamp
      _ = handle(event) { nil }
    }
  }
}
