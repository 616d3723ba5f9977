// SPDX-License-Identifier: Apache-2.0

#if MULLION_GTK
import CMullionGTK
import Expectations
import MullionViewTree
import Testing
@testable import GTKHost

/// Tests of the set of pressed keys of a window.
@MainActor
struct PressedKeysTests {
  /// Calls `body` with the values of GTK's key signal: the controller, the key value, the key code and the
  /// modifier flags.
  private func values<Result>(
    _ value: guint, _ code: guint, _ flags: guint, _ body: (SignalValues) -> Result
  ) -> Result {
    var values = [GValue](repeating: GValue(), count: 4)
    g_value_init(&values[0], GType(20 << 2))
    g_value_init(&values[1], GType(7 << 2))
    g_value_set_uint(&values[1], value)
    g_value_init(&values[2], GType(7 << 2))
    g_value_set_uint(&values[2], code)
    g_value_init(&values[3], gdk_modifier_type_get_type())
    g_value_set_flags(&values[3], flags)
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    return values.withUnsafeBufferPointer {
      body(SignalValues($0.baseAddress, count: guint($0.count)))
    }
  }

  @Test func `keys that are down when the keyboard leaves are cancelled, each once`() {
    var sent: [String] = []
    let keys = PressedKeys { event in
      guard case .press(let press) = event else { return false }
      let word = press.phase == .began ? "+" : press.phase == .ended ? "-" : "x"
      sent.append("\(word)\(press.usage)\(press.characters)")
      return press.usage == 4
    }
    func went(_ phase: PressEvent.Phase, _ code: guint, _ letter: Character) -> Bool {
      values(guint(letter.asciiValue ?? 0), code + 8, 0) { keys.went(phase, nil, $0) }
    }
    // The kernel's numbers of A, S and D.
    let used = [
      went(.began, 30, "a"), went(.began, 31, "s"), went(.began, 32, "d"), went(.ended, 31, "s"),
      went(.began, 30, "a"), went(.began, 0, "?"),
    ]
    expect(used, equals: [true, false, false, false, true, false])
    expect(sent, equals: ["+4a", "+22s", "+7d", "-22s", "+4a"])
    sent = []
    keys.cancel()
    keys.cancel()
    expect(sent.sorted(), equals: ["x4a", "x7d"])
  }

  @Test func `a key types what GDK says of it, with the keys that are held and locked`() {
    var presses: [PressEvent] = []
    let keys = PressedKeys { event in
      if case .press(let press) = event { presses.append(press) }
      return false
    }
    let lock = GDK_LOCK_MASK.rawValue
    let cases: [(value: guint, flags: guint)] = [
      (0xE9, 0), (0xFF0D, 0), (0xFFFF, 0), (0x41, GDK_SHIFT_MASK.rawValue | lock),
      (0x61, GDK_CONTROL_MASK.rawValue),
    ]
    for (value, flags) in cases {
      values(value, 38, guint(flags)) { _ = keys.went(.began, nil, $0) }
    }
    // Return and Delete type nothing that is written.
    expect(presses.map(\.characters), equals: ["é", "", "", "A", "a"])
    expect(presses.map(\.modifiers), equals: [[], [], [], .shift, .control])
    expect(presses.map(\.isLocked), equals: [false, false, false, true, false])
    expect(presses.allSatisfy { $0.timestamp > 0 && $0.plainCharacters == $0.characters })
  }
}
#endif
