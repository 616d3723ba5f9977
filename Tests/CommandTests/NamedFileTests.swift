// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import mullion

/// What every command says about files that can't be read or written: why, and what to do.
@MainActor
struct NamedFileTests {
  private let folder = ReviewCommandTests.Folder()

  private func errors(_ words: String) async -> String {
    let outcome = await Command.run(words.split(separator: " ").map(String.init))
    #expect(outcome.status == 2, "\(words)")
    #expect(outcome.errors.filter { $0 == "\n" }.count == 1, "\(words)")
    return outcome.errors
  }

  @Test(arguments: [
    ("layout --cases FILE", "a JSON file of cases"),
    ("snapshot --cases FILE", "a JSON file of sequences"),
    ("replay FILE", "a recording, which a harness wrote"),
    ("diff FILE FILE", "a text file, one identifier a line"),
  ])
  func `a file that is not there, and a folder, are told apart`(
    words: String, expected: String
  ) async {
    #expect(
      await errors(words.replacing("FILE", with: "/nowhere/a.json"))
        == "mullion: '/nowhere/a.json' can't be read: there is no such file; expected "
        + "\(expected).\n")
    #expect(
      await errors(words.replacing("FILE", with: "/")).contains(
        "'/' can't be read: it is a folder; expected \(expected)."))
  }

  @Test(arguments: ["render home -o FILE", "draw home -o FILE"])
  func `a file that can't be written says what is missing`(words: String) async throws {
    #expect(
      await errors(words.replacing("FILE", with: "/nowhere/a.svg"))
        == "mullion: '/nowhere/a.svg' can't be written: there is no folder '/nowhere'; make it "
        + "first.\n")
    try folder.write("", "file")
    #expect(
      await errors(words.replacing("FILE", with: "\(folder.path)/file/a.svg"))
        .contains("is a file; name a folder"))
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/a.svg", withIntermediateDirectories: true)
    #expect(
      await errors(words.replacing("FILE", with: "\(folder.path)/a.svg"))
        .contains("it is a folder; name a file in it"))
  }

  @Test func `objects that are no layouts are told what files hold`() async throws {
    let file = try CaseFile("{\"a\": 1}")
    for words in ["lint \(file.path)", "why \(file.path) --item 0.0", "draw \(file.path) -o a.svg"]
    {
      #expect(await errors(words).contains("is no layout: expected an object with \"sections\""))
    }
  }

  @Test func `recordings that are none say what is wrong with them`() async throws {
    for (text, words) in [
      ("{", "not JSON"), ("[1]", "an object is expected"), ("{}", "there is no 'version'"),
      ("{\"version\": \"1\"}", "at version, a number is expected"),
    ] {
      let file = try CaseFile(text)
      #expect(await errors("replay \(file.path)").contains(words))
    }
  }
}
