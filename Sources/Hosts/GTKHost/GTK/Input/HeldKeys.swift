// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionViewTree

/// Tells of keys that go down and up, and knows which are down.
@MainActor
final class HeldKeys {
  /// How much larger the numbers of keys are here than the kernel's.
  private static let distance = 8

  private let send: (HostEvent) -> Bool
  private var held: [Int: PressEvent] = [:]

  /// No key is down; what happens goes to `send`, which answers whether a responder used it.
  init(_ send: @escaping (HostEvent) -> Bool) {
    self.send = send
  }

  /// A key went down or up, as GTK's signal `values` says; answers whether a responder used it.
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

  /// The keyboard is another window's: nobody will hear of the keys that are down.
  func cancel() {
    let all = held
    held = [:]
    for var press in all.values {
      press.phase = .cancelled
      press.timestamp = Self.time
      _ = send(.press(press))
    }
  }

  /// What a key types, by GDK's value; empty when it types nothing.
  private static func text(_ value: guint) -> String {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value >= 32,
      scalar.value != 127
    else { return "" }
    return String(Character(scalar))
  }

  /// What the key types alone; nil when GDK does not know.
  private func plainText(_ code: Int, _ event: OpaquePointer?) -> String? {
    guard let event, let display = gdk_event_get_display(event) else { return nil }
    var value: guint = 0
    let isKnown = gdk_display_translate_key(
      display, guint(code), GdkModifierType(rawValue: 0), gint(gdk_key_event_get_layout(event)),
      &value,
      nil, nil, nil)
    return isKnown != 0 ? Self.text(value) : nil
  }

  /// The clock of frames.
  private static var time: Double { Double(g_get_monotonic_time()) / 1_000_000 }
}
