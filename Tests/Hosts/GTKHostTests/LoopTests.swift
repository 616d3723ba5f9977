// SPDX-License-Identifier: Apache-2.0

#if MULLION_GTK
import Expectations
import Foundation
import Testing

/// Tests of a program whose main loop is GTK's.
struct LoopTests {
  @Test(.enabled(if: VirtualDisplay.isInstalled, "Xvfb is not installed"), .timeLimit(.minutes(2)))
  func `everything reaches the main actor while a window is shown, and idling is free`()
    async throws
  {
    let display = try VirtualDisplay(width: 640, height: 480)
    let server = try LocalServer()
    let (name, page) = (display.name, "http://127.0.0.1:\(server.port)/")
    let said = try await withCheckedThrowingContinuation { continuation in
      // Tests that wait for a process would take the threads that tasks run on.
      Thread.detachNewThread {
        continuation.resume(with: Result { try ProgramOfItsOwn.output(display: name, page: page) })
      }
    }
    withExtendedLifetime((display, server)) {}
    let lines = said.split(separator: "\n")
    for what in [
      "task", "detached", "sleep", "queue", "after", "source", "operation", "timer", "session",
      "request", "added",
    ] {
      expect(lines.contains { $0 == what }, "\(what) did not arrive: \(said)")
    }
    func number(_ word: String) -> Int? {
      lines.first { $0.hasPrefix(word + " ") }
        .flatMap { Int($0.split(separator: " ")[1]) }
    }
    // Three seconds: a clock that ticked for frames would wake the thread 180 times.
    expect(number("idle") ?? .max < 20_000, "\(said)")
    expect(number("wakes") ?? .max < 20, "\(said)")
    expect(number("frames"), equals: 0, "\(said)")
  }
}
#endif
