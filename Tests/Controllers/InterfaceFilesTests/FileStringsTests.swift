// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionInterfaceFiles
import Testing

@Suite("Words of interface files in other languages")
struct FileStringsTests {
  /// Returns the text displayed for the preferred `languages`, with the given files beside `Base.lproj`.
  private func text(_ languages: String..., files: [String: String]) throws -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mullion-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let board = folder.appendingPathComponent("Base.lproj/Main.storyboard")
    return FileStrings(board, for: languages).text("a-b", "title")
  }

  private static let tables = [
    "de.lproj/Main.strings": "\"a-b.title\" = \"Reisen\";",
    "fr.lproj/Main.strings": "\"a-b.title\" = \"Voyages\";",
  ]

  private static let catalogue = [
    "Main.xcstrings": """
    {"version": "1.0", "sourceLanguage": "en", "strings": {"a-b.title": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Reisen"}},
      "fr": {"stringUnit": {"state": "translated", "value": "Voyages"}}}}}}
    """
  ]

  @Test func `a person is told in the language that is liked best`() throws {
    for files in [Self.tables, Self.catalogue] {
      expect(try text("fr-CA", "de", files: files), equals: "Voyages")
      expect(try text("ko", "de-AT", files: files), equals: "Reisen")
    }
  }

  @Test func `who speaks none of the languages is told what the file itself says`() throws {
    for files in [Self.tables, Self.catalogue, [:]] {
      expect(try text("en-GB", files: files) == nil)
      expect(try text("ko", files: files) == nil)
    }
  }
}
