// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

/// Tests that launch programs in processes of their own, in which `main()` may end the process.
@Suite
struct LaunchTests {
  static func lines(of output: [UInt8]?) -> [String] {
    String(decoding: output ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("scene ") || $0.hasPrefix("application ") }
  }

  private static let pictures = NSTemporaryDirectory() + "mullion-\(UUID().uuidString)"

  /// Configures this process to draw into a folder that is deleted when the process ends, so that no display
  /// is needed.
  static func drawIntoFolder() {
    setenv("MULLION_PICTURES", pictures, 1)
    atexit { try? FileManager.default.removeItem(atPath: LaunchTests.pictures) }
  }

  @Test
  func `the template's application launches, connects its scene, writes pictures and ends`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mullion-\(UUID().uuidString)")
    let path = folder.path
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [path = path as String] in
      setenv("MULLION_PICTURES", path, 1)
      await MainActor.run { AppDelegate.main() }
    }
    expect(
      Self.lines(of: result?.standardOutputContent),
      equals: [
        "application launched", "scene connects as Default Configuration",
        "scene enters foreground", "scene is active", "scene resigns", "scene is in background",
        "scene disconnects", "application discards 1", "application ends",
      ])
    let pictures = try FileManager.default.contentsOfDirectory(atPath: path)
    expect(pictures.contains("window-1.svg"))
    try FileManager.default.removeItem(at: folder)
  }

  @Test
  func `a folder that can't be written ends the program with a sentence`() async {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      setenv("MULLION_PICTURES", "/proc/none", 1)
      await MainActor.run { AppDelegate.main() }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("can't be written to /proc/none"))
  }
}
