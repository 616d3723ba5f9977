// SPDX-License-Identifier: Apache-2.0

#if MULLION_GTK
import Expectations
import Foundation
import GTKHost
import Testing
import UIKit

@Suite(.serialized)
struct DesktopTests {
  @Test(
    .enabled(if: VirtualDisplay.isInstalled, "Xvfb is not installed"), .timeLimit(.minutes(2)))
  func `a window follows the desktop's settings and its scale while it is shown`() async throws {
    let display = try VirtualDisplay(width: 1280, height: 960)
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [name = display.name as String] in
      VirtualDisplay.enter(name)
      unsetenv("GSK_RENDERER")
      await MainActor.run { DesktopDelegate.main() }
    }
    withExtendedLifetime(display) {}
    let said = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    for line in [
      "dark", "light", "high contrast", "usual contrast", "still", "moving", "larger text",
      "another font", "scale 2", "scale 1",
    ] {
      expect(said.split(separator: "\n").contains { $0 == line }, "\(line) in: \(said)")
    }
    let cards = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    let hasCard = cards.contains { $0.hasPrefix("renderD") }
    expect(said.contains(hasCard ? "renderer GTK's choice" : "renderer cairo"), "\(said)")
  }
}
#endif
