// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CairoHost
import Expectations
import Foundation
import Testing

/// Tests of fonts in the bundle of a program.
struct BundleFontTests {
  /// Returns the path of an installed font file whose name begins with `name`.
  private func file(_ name: String) throws -> String {
    let names = try #require(FileManager.default.subpaths(atPath: "/usr/share/fonts"))
    let found = names.sorted().first { path in
      path.hasSuffix("tf") && URL(fileURLWithPath: path).lastPathComponent.hasPrefix(name)
    }
    return "/usr/share/fonts/\(try #require(found))"
  }

  /// Calls `body` with a folder that contains the only installed font, and a folder for the program's bundle.
  private func withFolders<Result>(
    _ body: (_ installed: String, _ bundle: String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.path + "/fonts-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["installed", "bundle"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      atPath: file("Inter-Regular"), toPath: "\(folder)/installed/font.otf")
    return try body("\(folder)/installed", "\(folder)/bundle")
  }

  @Test func `the fonts that an Info plist names are there, by each of their names`() throws {
    try withFolders { installed, bundle in
      try FileManager.default.copyItem(
        atPath: file("DejaVuSansMono-Bold"), toPath: "\(bundle)/Own.ttf")
      let list = try PropertyListSerialization.data(
        fromPropertyList: ["UIAppFonts": ["Fonts/Own.ttf"]], format: .xml, options: 0)
      try list.write(to: URL(fileURLWithPath: "\(bundle)/Info.plist"))
      let before = try FontLibrary(directories: [installed])
      expect(Set(before.fonts.compactMap(\.family)), equals: ["Inter"])
      let library = try FontLibrary(
        directories: [installed], bundle: Bundle(path: bundle))
      expect(Set(library.fonts.compactMap(\.family)), equals: ["Inter", "DejaVu Sans Mono"])
      // The word that stands in the file's own name has no spaces.
      expect(library.family(of: "DejaVuSansMono"), equals: "DejaVu Sans Mono")
      expect(library.family(of: "dejavu sans mono"), equals: "dejavu sans mono")
      expect(library.family(of: "None") == nil)
      expect(before.family(of: "DejaVuSansMono") == nil)
    }
  }

  @Test func `a font that is named and not there is told of`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let folder = FileManager.default.temporaryDirectory.path + "/fonts-\(UUID())"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let list = try PropertyListSerialization.data(
        fromPropertyList: ["UIAppFonts": ["Lost.ttf"]], format: .xml, options: 0)
      try list.write(to: URL(fileURLWithPath: "\(folder)/Info.plist"))
      _ = try FontLibrary(
        directories: ["/usr/share/fonts"], bundle: Bundle(path: folder))
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("names the font file 'Lost.ttf'"), "\(said)")
  }
}

#endif
