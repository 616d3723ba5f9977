// SPDX-License-Identifier: Apache-2.0

#if MULLION_GTK
import Expectations
import Foundation
import GTKHost
import Testing
import UIKit

/// Tests of a program's objects on the accessibility bus, as a screen reader finds them.
@Suite(.serialized)
struct AccessibilityBusTests {
  /// The results of the reader, passed from its thread to that of the test.
  private final class Findings: @unchecked Sendable {
    var first = ""
    var afterKey = ""
    var typed = ""
    var caret = -1
    var problems: [String] = []
  }

  @Test(
    .enabled(if: VirtualDisplay.isInstalled, "Xvfb is not installed"),
    .enabled(if: Hand.isInstalled, "xdotool is not installed"),
    .enabled(if: AccessibilityBus.isInstalled, "dbus-daemon or at-spi2-core is not installed"),
    .timeLimit(.minutes(3)))
  func `cells and controls are on the bus with role, name, state, place, bounds and actions`()
    async throws
  {
    let display = try VirtualDisplay(width: 640, height: 480)
    let bus = try AccessibilityBus(folder: display.screen.folder)
    let (name, screen, address) = (display.name, display.screen, bus.address)
    let findings = Findings()
    nonisolated(unsafe) let reader = bus
    Thread.detachNewThread { Self.read(reader, Hand(display: name), findings) }
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [name = name as String, screen = screen as ScreenFile, address = address as String] in
      setenv("XDG_STATE_HOME", screen.folder, 1)
      setenv("DISPLAY", name, 1)
      setenv("DBUS_SESSION_BUS_ADDRESS", address, 1)
      setenv("GDK_BACKEND", "x11", 1)
      unsetenv("MULLION_PICTURES")
      unsetenv("GTK_A11Y")
      await MainActor.run { AccessibleDelegate.main() }
    }
    withExtendedLifetime((display, bus)) {}
    expect(findings.problems, equals: [], "\(findings.first)\n\(findings.afterKey)")
    let said = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    expect(said.contains("selected 3"), "\(said)")
    let lines = findings.first.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    func line(_ part: String) -> String { lines.first { $0.contains(part) } ?? "" }
    let list = line("list \"\"")
    expect(list.contains(" 400x240"), "\(findings.first)")
    let cell = line("\"Fruit 2\"")
    expect(cell.hasPrefix("list item"), "\(cell)")
    expect(cell.contains("(2 of 120)"), "\(cell)")
    expect(cell.contains(" selectable"), "\(cell)")
    expect(cell.contains(" focusable"), "\(cell)")
    expect(cell.contains(" 400x"), "\(cell)")
    expect(cell.contains("element.activate"), "\(cell)")
    expect(line("\"Ripe only\"").contains(" checked"), "\(line("\"Ripe only\""))")
    let done = line("\"Done\"")
    expect(done.contains("button") && done.contains(" sensitive"), "\(done)")
    expect(done.contains(" 80x40"), "\(done)")
    let (place, listPlace) = (Self.place(in: done), Self.place(in: list))
    expect(place.x - listPlace.x == 80 && place.y - listPlace.y == -50, "\(done) \(list)")
    expect(!line("\"Buy\"").contains(" sensitive"), "\(line("\"Buy\""))")
    expect(line("\"Search\"").contains(" focusable"), "\(line("\"Search\""))")
    expect(findings.typed, equals: "red \u{1F34E} pie")
    expect(findings.caret, equals: 5)
    // In UTF-16 code units, as UIKit counts.
    expect(said.contains("caret 6"), "\(said)")
    expect(!findings.first.contains("Fruit 40"))
    let focused = findings.afterKey.split(separator: "\n").filter { $0.contains(" focused ") }
    expect(focused.contains { $0.contains("\"Fruit 1\"") }, "\(findings.afterKey)")
  }

  /// Returns the origin in a line such as `@10,20 80x40`, or (0, 0) if it has none.
  private static func place(in line: String) -> (x: Int, y: Int) {
    guard let sign = line.lastIndex(of: "@") else { return (0, 0) }
    let numbers = line[line.index(after: sign)...].prefix { $0 != " " }.split(separator: ",")
      .compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : (0, 0)
  }

  /// Reads the bus until the program is on it, operates the program, and ends it.
  private static func read(_ bus: AccessibilityBus, _ hand: Hand, _ findings: Findings) {
    func wait(_ what: String, until isThere: (String) -> Bool) -> String {
      let deadline = Date(timeIntervalSinceNow: 40)
      var tree = ""
      var reason = ""
      while Date() < deadline {
        do {
          tree = try bus.tree()
        } catch {
          (tree, reason) = ("", "\(error)")
        }
        if isThere(tree) { return tree }
        Thread.sleep(forTimeInterval: 0.2)
      }
      findings.problems.append("never: \(what); \(reason)")
      return tree
    }
    findings.first = wait("the list") { $0.contains("\"Fruit 2\"") && $0.contains("Done") }
    do {
      findings.typed = try bus.typedText(of: "Search")
      try bus.setCaret(5, of: "Search")
      findings.caret = try bus.caret(of: "Search")
      if try !bus.perform("element.activate", on: "Fruit 3") {
        findings.problems.append("Fruit 3 can't be activated")
      }
      _ = wait("the selection") { tree in
        tree.split(separator: "\n").contains {
          $0.contains("\"Fruit 3\"") && $0.contains(" selected")
        }
      }
      try hand.move("search", "--name", "Accessible", "windowfocus", "--sync")
      try hand.move("key", "Home")
      findings.afterKey = wait("the focus") { tree in
        tree.split(separator: "\n").contains {
          $0.contains("\"Fruit 1\"") && $0.contains(" focused")
        }
      }
    } catch {
      findings.problems.append("\(error)")
    }
    if (try? bus.perform("element.activate", on: "Done")) != true {
      findings.problems.append("Done can't be activated")
    }
  }
}
#endif
