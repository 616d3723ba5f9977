// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionViewTree

/// The keys that are pressed, whose press and release are sent as events.
@MainActor
final class PressedKeys {
  /// The offset between GDK's key codes and those of the kernel.
  private static let distance = 8

  private let send: (HostEvent) -> Bool
  private var held: [Int: PressEvent] = [:]

  /// Creates an empty set of keys; events are passed to `send`, which returns whether a responder handled
  /// them.
  init(_ send: @escaping (HostEvent) -> Bool) {
    self.send = send
  }

  /// Handles the press or release of a key from the arguments of GTK's signal; returns whether a responder
  /// handled it.
  func went(_ phase: PressEvent.Phase, _ event: OpaquePointer?, _ values: SignalValues) -> Bool {
    let code = Int(values.count(2))
    guard let usage = KeyUsages.usage(ofKernelCode: code - Self.distance) else { return false }
    var press = PressEvent(phase: phase, usage: usage)
    let state = GdkModifierType(rawValue: values.flags(3))
    press.characters = Self.text(values.count(1))
    press.plainCharacters = plainText(code, event) ?? press.characters
    press.modifiers = KeyEvent.Modifiers(gdkState: state)
    press.isLocked = state.rawValue & GDK_LOCK_MASK.rawValue != 0
    press.timestamp = Self.time
    held[usage] = phase == .began ? press : nil
    return send(.press(press))
  }

  /// Cancels all pressed keys when the keyboard focus moves to another window.
  func cancel() {
    let all = held
    held = [:]
    for var press in all.values {
      press.phase = .cancelled
      press.timestamp = Self.time
      _ = send(.press(press))
    }
  }

  /// Returns the text that a key types for GDK's key value; empty if there is none.
  private static func text(_ value: guint) -> String {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value >= 32,
      scalar.value != 127
    else { return "" }
    return String(Character(scalar))
  }

  /// Returns the text that the key types without modifiers, or `nil` if GDK cannot determine it.
  private func plainText(_ code: Int, _ event: OpaquePointer?) -> String? {
    guard let event, let display = gdk_event_get_display(event) else { return nil }
    var value: guint = 0
    let isKnown = gdk_display_translate_key(
      display, guint(code), GdkModifierType(rawValue: 0), gint(gdk_key_event_get_layout(event)),
      &value,
      nil, nil, nil)
    return isKnown != 0 ? Self.text(value) : nil
  }

  /// The current time on the clock of frames, in seconds.
  private static var time: Double { Double(g_get_monotonic_time()) / 1_000_000 }
}
