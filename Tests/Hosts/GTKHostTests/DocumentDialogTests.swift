// SPDX-License-Identifier: Apache-2.0

#if MULLION_GTK
import Expectations
import Foundation
import GTKHost
import Testing
import UIKit

/// Tests of the desktop's file dialog, operated with the keyboard as by a user.
@Suite(.serialized)
struct DocumentDialogTests {
  @Test(
    .enabled(if: VirtualDisplay.isInstalled && Hand.isInstalled, "Xvfb or xdotool is missing"),
    .timeLimit(.minutes(2)))
  func `a document is exported, another one opened, and a dialog given up`() async throws {
    let display = try VirtualDisplay(width: 1280, height: 960)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("dialog-\(UUID().uuidString)", isDirectory: true)
    let there = folder.appendingPathComponent("there", isDirectory: true)
    try FileManager.default.createDirectory(at: there, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("one".utf8).write(to: folder.appendingPathComponent("Trail.txt"))
    let (name, screen, path) = (display.name, display.screen, folder.path)
    Thread.detachNewThread {
      do {
        try Hand(display: name).chooseDocuments(in: path, watching: screen)
      } catch {
        Issue.record(error)
      }
    }
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [name = name as String, path = path as String] in
      VirtualDisplay.enter(name)
      await MainActor.run {
        DocumentDelegate.folder = URL(fileURLWithPath: path, isDirectory: true)
        DocumentDelegate.main()
      }
    }
    withExtendedLifetime(display) {}
    let said = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    expect(said, equals: "picked there/Trail.txt\npicked there/Trail.txt\ngiven up\n")
    let copy = try String(contentsOf: there.appendingPathComponent("Trail.txt"), encoding: .utf8)
    expect(copy, equals: "one")
  }
}
#endif
