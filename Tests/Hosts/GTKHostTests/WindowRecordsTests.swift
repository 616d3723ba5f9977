// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import GTKHost
import Testing

@Suite
struct WindowRecordsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "mullion-records-\(UUID().uuidString)")

  private let asked = CGSize(width: 400, height: 300)

  @Test
  func `a program that asks for another size than then gets it`() {
    let record = WindowRecord(width: 640, height: 480, asked: asked)
    expect(record.fits(asked: asked))
    expect(!record.fits(asked: CGSize(width: 1024, height: 768)))
  }

  @Test
  func `what is kept is there for the next run, window by window`() throws {
    let file = folder.appendingPathComponent("a/b.json")
    var first = WindowRecord(width: 640, height: 480, asked: asked)
    (first.x, first.y) = (20, 30)
    try WindowRecords(file: file).keep(first, of: "window-1")
    let second = WindowRecord(width: 300, height: 200, asked: asked)
    try WindowRecords(file: file).keep(second, of: "window-2")
    expect(WindowRecords(file: file).record(of: "window-1"), equals: first)
    expect(WindowRecords(file: file).record(of: "window-2")?.width, equals: 300)
    expect(WindowRecords(file: file).record(of: "window-3") == nil)
    try FileManager.default.removeItem(at: folder)
  }

  @Test
  func `a file that can't be read counts as none`() throws {
    let file = folder.appendingPathComponent("broken.json")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: file)
    expect(WindowRecords(file: file).record(of: "window-1") == nil)
    try FileManager.default.removeItem(at: folder)
  }

  @Test
  func `records stand where the desktop keeps such things`() {
    let home = URL(fileURLWithPath: "/home/ada", isDirectory: true)
    let given = WindowRecords(
      program: "gallery", environment: ["XDG_STATE_HOME": "/state"], home: home)
    expect(given.file.path, equals: "/state/mullion/gallery-windows.json")
    let usual = WindowRecords(program: "gallery", environment: [:], home: home)
    expect(usual.file.path, equals: "/home/ada/.local/state/mullion/gallery-windows.json")
  }

  @Test
  func `a window fits on a smaller display, and is never too small to use`() {
    let room = CGSize(width: 800, height: 600)
    let large = WindowRecord(width: 1200, height: 500, asked: asked)
    expect(large.size(in: room), equals: CGSize(width: 800, height: 500))
    let tiny = WindowRecord(width: 1, height: 1, asked: asked)
    expect(tiny.size(in: room), equals: CGSize(width: 120, height: 120))
  }
}
