// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

/// Tests of the messages sent to language servers, and of those that are passed on.
struct EditorTests {
  private func message(_ body: String) -> String {
    "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  private func passed(_ pieces: String...) -> String {
    var messages = ServerMessages()
    return String(decoding: pieces.flatMap { messages.passing($0.utf8) }, as: UTF8.self)
  }

  @Test func `messages pass as they are, whole, however they come`() {
    let all = message("{\"id\":1}") + message("{\"result\": \"é\"}")
    expect(passed(all), equals: all)
    let part = passed(String(all.prefix(9)), String(all.dropFirst(9).prefix(20)))
    expect(part, equals: message("{\"id\":1}"))
    let odd = "Content-Type: x\r\ncontent-length: 2\r\n\r\n{}"
    expect(passed(odd), equals: odd)
  }

  @Test func `what is said of Objective-C's words is left out, and the rest stays`() throws {
    let body = """
      {"method":"textDocument/publishDiagnostics","params":{"uri":"file:///a/b.swift","diagnostics":[\
      {"range":{"start":{"line":1}},"message":"Objective-C interoperability is disabled"},\
      {"range":{"start":{"line":2}},"message":"cannot find 'x' in scope"},\
      {"range":{"start":{"line":3}},"message":"'#selector' can only be used with the Objective-C runtime"}]}}
      """
    let text = passed(message(body))
    let start = try #require(text.range(of: "\r\n\r\n")).upperBound
    expect(text.hasPrefix("Content-Length: \(text[start...].utf8.count)\r\n"))
    expect(!text.contains("Objective-C"))
    expect(text.contains("cannot find 'x' in scope"))
    expect(text.contains("file:///a/b.swift"))
  }

  @Test func `such words in anything else are no diagnostics`() {
    let text = message("{\"result\":{\"contents\":\"Objective-C interoperability is disabled\"}}")
    expect(passed(text).contains("Objective-C interoperability is disabled"))
  }

  @Test func `each source of the package is known by the call that compiled it last`() throws {
    let workshop = try Workshop()
    try workshop.write("let package = 1", "feed/Package.swift")
    _ = workshop.run(BuildRequest(.build), in: "feed")
    let settings = try #require(workshop.cached("toolchain/usr/bin/mullion-settings.json"))
    let platform = settings.replacingOccurrences(
      of: "/toolchain/usr/bin/mullion-settings.json", with: "/overlays"
    ).dropFirst(workshop.path.count + 1)
    for (name, flag) in [("Feed-1", "-DOLD"), ("Feed-2", "-DNEW")] {
      try workshop.write(
        """
        {"folder": "/feed", "sources": ["\(workshop.path)/feed/A.swift", "/else/B.swift"],
         "arguments": ["-module-name", "Feed", "\(flag)", "-output-file-map", "map", "-c", "-I", "m"]}
        """, "\(platform)/\(name)/call.json")
    }
    let old = Date(timeIntervalSinceNow: -100)
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: "\(workshop.path)/\(platform)/Feed-1/call.json")
    let build = PlatformBuild(workshop.environment(in: "feed"))
    let files = try build.editorFiles(BuildRequest(.build))
    expect(!files.areThere)
    expect(try files.write(calling: ["/bin/it", "o'clock"]), equals: 1)
    expect(files.areThere)
    let text = try String(contentsOfFile: files.databasePath, encoding: .utf8)
    expect(text.contains("feed/A.swift"))
    expect(text.contains("-DNEW"))
    for word in ["-DOLD", "/else/B.swift", "-output-file-map", "\"map\"", "\"-c\""] {
      expect(!text.contains(word))
    }
    let server = try String(contentsOfFile: files.serverPath, encoding: .utf8)
    expect(server, equals: "#!/bin/sh\nexec '/bin/it' 'o'\\''clock'\n")
    expect(FileManager.default.isExecutableFile(atPath: files.serverPath))
    expect(workshop.tree("feed").count, equals: 1)
  }

  @Test func `a package of which nothing was compiled has nothing to tell`() throws {
    let workshop = try Workshop()
    try workshop.write("let package = 1", "feed/Package.swift")
    let build = PlatformBuild(workshop.environment(in: "feed"))
    let files = try build.editorFiles(BuildRequest(.build))
    #expect(throws: BuildError.self) { try files.write(calling: ["/bin/it"]) }
  }
}
