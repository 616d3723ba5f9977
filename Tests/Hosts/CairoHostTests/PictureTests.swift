// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import MullionViewTree
import Testing

@Suite struct PictureTests {
  @Test(arguments: [1, 2])
  func `a screen is as large as its scale says and looks the same each time`(scale: Int) throws {
    let first = try CairoHost.png(
      of: CardScene().node(), size: CardScene.size, scale: CGFloat(scale))
    let second = try CairoHost.png(
      of: CardScene().node(), size: CardScene.size, scale: CGFloat(scale))
    expect(first, equals: second)
    let canvas = try Canvas(png: first)
    expect(canvas.width, equals: Int(CardScene.size.width) * scale)
    expect(canvas.height, equals: Int(CardScene.size.height) * scale)
  }

  @Test func `another process paints the same bytes`() async throws {
    let own = try CairoHost.png(of: CardScene().node(), size: CardScene.size, scale: 1)
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        let data = try CairoHost.png(of: CardScene().node(), size: CardScene.size, scale: 1)
        FileHandle.standardOutput.write(Data("<\(data.base64EncodedString())>".utf8))
      })
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let encoded = output.split(separator: "<").last?.split(separator: ">").first ?? ""
    expect(Data(base64Encoded: String(encoded)), equals: own)
  }

  @Test func `a person's own font settings change nothing`() async throws {
    let own = try CairoHost.png(of: CardScene().node(), size: CardScene.size, scale: 1)
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        // Everything a hostile configuration could want: no fonts, no antialiasing, huge text.
        let path = FileManager.default.temporaryDirectory
          .appendingPathComponent("mullion-\(UUID()).conf").path
        try Data(
          """
          <fontconfig><match target="font"><edit name="antialias"><bool>false</bool></edit>
          <edit name="matrix"><matrix><double>2</double><double>0</double><double>0</double>
          <double>2</double></matrix></edit></match></fontconfig>
          """.utf8
        ).write(to: URL(fileURLWithPath: path))
        setenv("FONTCONFIG_FILE", path, 1)
        setenv("LANG", "ja_JP.UTF-8", 1)
        let data = try CairoHost.png(of: CardScene().node(), size: CardScene.size, scale: 1)
        unlink(path)
        FileHandle.standardOutput.write(Data("<\(data.base64EncodedString())>".utf8))
      })
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let encoded = output.split(separator: "<").last?.split(separator: ">").first ?? ""
    expect(Data(base64Encoded: String(encoded)), equals: own)
  }

  @Test func `a machine without fonts is told what to install`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mullion-\(UUID())").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let error = try #require(throws: CairoHostError.self) {
      try FontLibrary(directories: [folder])
    }
    expect(error.description.contains("apt-get install fonts-inter"))
    expect(error.description.contains(folder))
  }
}

#endif
