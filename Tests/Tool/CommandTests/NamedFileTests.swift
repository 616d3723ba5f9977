// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import mullion

/// Tests of the errors of every command for files that cannot be read or written: the reason, and the remedy.
@MainActor
struct NamedFileTests {
  private let folder = ReviewCommandTests.Folder()

  private func errors(_ words: String) async -> String {
    let outcome = await Command.run(words.split(separator: " ").map(String.init))
    expect(outcome.status, equals: 2, "\(words)")
    expect(outcome.errors.filter { $0 == "\n" }.count, equals: 1, "\(words)")
    return outcome.errors
  }

  @Test(arguments: [
    ("layout --cases FILE", "a JSON file of cases"),
    ("snapshot --cases FILE", "a JSON file of sequences"),
    ("replay FILE", "a recording that a harness wrote"),
    ("diff FILE FILE", "a text file, one identifier a line"),
  ])
  func `a file that is not there, and a folder, are told apart`(
    words: String, expected: String
  ) async {
    expect(
      await errors(words.replacing("FILE", with: "/nowhere/a.json")),
      equals: "mullion: '/nowhere/a.json' can't be read: there is no such file; expected "
        + "\(expected).\n")
    expect(
      await errors(words.replacing("FILE", with: "/")).contains(
        "'/' can't be read: it is a folder; expected \(expected)."))
  }

  @Test(arguments: ["render home -o FILE", "draw home -o FILE"])
  func `a file that can't be written says what is missing`(words: String) async throws {
    expect(
      await errors(words.replacing("FILE", with: "/nowhere/a.svg")),
      equals:
        "mullion: '/nowhere/a.svg' can't be written: there is no folder '/nowhere'; create it "
        + "first.\n")
    try folder.write("", "file")
    expect(
      await errors(words.replacing("FILE", with: "\(folder.path)/file/a.svg"))
        .contains("is a file; name a folder"))
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/a.svg", withIntermediateDirectories: true)
    expect(
      await errors(words.replacing("FILE", with: "\(folder.path)/a.svg"))
        .contains("it is a folder; name a file in it"))
  }

  @Test func `objects that are no layouts are told what files hold`() async throws {
    let file = try CaseFile("{\"a\": 1}")
    for words in ["lint \(file.path)", "why \(file.path) --item 0.0", "draw \(file.path) -o a.svg"]
    {
      expect(await errors(words).contains("is not a layout: expected an object with \"sections\""))
    }
  }

  @Test func `recordings that are none say what is wrong with them`() async throws {
    for (text, words) in [
      ("{", "not JSON"), ("[1]", "an object is expected"), ("{}", "there is no 'version'"),
      ("{\"version\": \"1\"}", "at version, a number is expected"),
    ] {
      let file = try CaseFile(text)
      expect(await errors("replay \(file.path)").contains(words))
    }
  }

  @Test func `a file that has no room for a picture keeps what was in it`() async throws {
    try folder.write("the old picture", "old.svg")
    let limited = "\(folder.path)/old.svg"
    // What may be written ends within the picture, as on a full disk.
    await #expect(processExitsWith: .success) { [limited = limited as String] in
      signal(SIGXFSZ, SIG_IGN)
      var little = rlimit(rlim_cur: 512, rlim_max: 512)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &little)
      let outcome = await Command.run(["draw", "home", "-o", limited])
      guard outcome.errors.hasSuffix("can't be written: file too large.\n") else {
        fatalError(outcome.errors)
      }
    }
    expect(try String(contentsOfFile: limited, encoding: .utf8), equals: "the old picture")
  }

  @Test func `a link stays a link, its file is written`() async throws {
    try folder.write("the old picture", "old.svg")
    let link = "\(folder.path)/link.svg"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "\(folder.path)/old.svg")
    expect(await Command.run(["draw", "home", "-o", link]).status, equals: 0)
    expect(
      try String(contentsOfFile: "\(folder.path)/old.svg", encoding: .utf8).hasPrefix("<svg"))
    expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("old.svg"))
  }

  @Test func `output that is full is an error, not a trap`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let pipe = Pipe()
    let outcome = CommandOutcome("words\n")
    expect(outcome.told(to: full, errorsTo: pipe.fileHandleForWriting), equals: 2)
    try pipe.fileHandleForWriting.close()
    let said = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    expect(said, equals: "mullion: the output can't be written: no space left on device.\n")
  }

  @Test func `output that is closed is an error, not a trap`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.close()
    expect(
      CommandOutcome("words\n", errors: "more\n")
        .told(to: pipe.fileHandleForWriting, errorsTo: pipe.fileHandleForWriting), equals: 2)
  }

  @Test(arguments: [
    "lint FILE", "why FILE --item 0.0", "draw FILE -o a.svg", "layout --cases FILE",
    "snapshot --cases FILE", "diff FILE FILE",
  ])
  func `a file without end is read up to a bound`(words: String) async {
    expect(
      await errors(words.replacing("FILE", with: "/dev/zero"))
        .contains("'/dev/zero' can't be read: it is larger than the 256 MB that are read"))
  }

  @Test(arguments: ["lint FILE", "layout --cases FILE", "snapshot --cases FILE"])
  func `what is not JSON is told with its line`(words: String) async throws {
    let file = try CaseFile("{\n  \"id\": nope\n}")
    expect(
      await errors(words.replacing("FILE", with: file.path)),
      equals: "mullion: \(file.path) is not JSON: invalid value at line 2, column 10.\n")
    let empty = try CaseFile("")
    expect(
      await errors(words.replacing("FILE", with: empty.path)),
      equals: "mullion: \(empty.path) is not JSON: the file is empty.\n")
  }

  @Test func `an empty list is no layout`() async throws {
    let file = try CaseFile("[]")
    expect(await errors("lint \(file.path)").contains("or cases; found an empty list."))
  }

  @Test func `fields of a readable file name the file, numbers as people write them`() async throws
  {
    let file = try CaseFile(#"{"sections": [{"group": {"width": 99.5, "kind": 1e9}}]}"#)
    let said = await errors("lint \(file.path)")
    expect(said.hasPrefix("mullion: \(file.path): field sections[0].group"))
    expect(!said.contains("1000000000.0"))
  }

  @Test func `a screen with another case is recognised`() async {
    expect(await errors("lint Home").contains("; did you mean home? There are "))
    expect(await errors("render Hom").contains("There is no screen 'Hom'; did you mean home?"))
  }

  @Test func `roots that are given twice fail as operations do`() async throws {
    let step =
      #"{"op":"insertSnapshotBefore","before":"c","snapshotRoots":["r","r"],"state":"#
      + #"{"items":[],"rootItems":[],"visibleItems":[],"expandedItems":[]}}"#
    let file = try CaseFile(
      #"{"id":"a","type":"NSDiffableDataSourceSectionSnapshot","preset":false,"steps":[\#(step)]}"#)
    let outcome = await Command.run(["snapshot", "--cases", file.path, "--json"])
    expect(outcome.status, equals: 0)
    expect(outcome.output.contains(#""fails":"#))
  }
}
