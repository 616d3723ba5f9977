// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Tests of the calls that are passed to the compiler without starting the rewriter, and of those that are
/// not.
struct RelayTests {
  private let source = "@objc class C {}\n#if canImport(Later)\n@objc class D {}\n#endif\n"

  /// Returns a workshop whose compiler prints its arguments, and in which a module was compiled once.
  private func workshop(_ arguments: [String]) throws -> Workshop {
    let workshop = try Workshop(["C.swift": source, "E.swift": "class E {}\n", "later/x": ""])
    try workshop.change { $0["compilerFolder"] = workshop.folder.appending(path: "said").path }
    for name in ["swiftc", "swift-frontend"] {
      try workshop.write("#!/bin/sh\necho \"$0 $*\"\n", to: "said/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: workshop.folder.appending(path: "said/\(name)").path)
    }
    #expect(try workshop.rewrites(arguments))
    return workshop
  }

  private let arguments = ["-module-name", "App", "-I", "later", "-c", "C.swift", "E.swift"]

  @Test func `a call with nothing to do starts nothing but the compiler, which is told the same`()
    throws
  {
    let workshop = try self.workshop(arguments)
    let first = try workshop.call("swiftc", arguments + ["-v"]).output
    #expect(first.contains("-vfsoverlay"))
    #expect(try !workshop.rewrites(arguments))
    #expect(try workshop.call("swiftc", arguments + ["-v"]).output == first)
    // Arguments that do not affect rewriting may differ.
    #expect(try !workshop.rewrites(arguments + ["-o", "E.o"]))
  }

  @Test(arguments: [
    ["-version"], ["-emit-executable", "-o", "a", "C.o"], ["-module-name", "LeftAlone", "C.swift"],
  ])
  func `what is about no sources is the compiler's`(_ arguments: [String]) throws {
    let workshop = try self.workshop(self.arguments)
    #expect(try !workshop.rewrites(arguments))
    let output = try workshop.call("swiftc", arguments).output
    #expect(output.contains(arguments.joined(separator: " ")))
    #expect(output.contains("UIKit.o") == (arguments[0] == "-emit-executable"))
  }

  /// A change that requires a new rewriting.
  enum Change: CaseIterable {
    case text, textOfTheSameSizeAndTime, fileGone, fileMore, condition, mode, settings, module
    case record, overlay, rewriter, tool
  }

  @Test(arguments: Change.allCases)
  func `what changed is rewritten`(_ change: Change) throws {
    let workshop = try self.workshop(arguments)
    var arguments = arguments
    #expect(try !workshop.rewrites(arguments))
    let file = workshop.folder.appending(path: "C.swift")
    switch change {
    case .text: try workshop.write(source + "// more", to: "C.swift")
    case .textOfTheSameSizeAndTime:
      var before = stat()
      try #require(stat(file.path, &before) == 0)
      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: Data(source.replacing("C {", with: "G {").utf8))
      try handle.close()
      var after = stat()
      try #require(
        utimensat(AT_FDCWD, file.path, [before.st_atim, before.st_mtim], 0) == 0
          && stat(file.path, &after) == 0)
      #expect((before.st_ino, before.st_size) == (after.st_ino, after.st_size))
      #expect(before.st_mtim.tv_nsec == after.st_mtim.tv_nsec)
    case .fileGone: try FileManager.default.removeItem(at: file)
    case .fileMore:
      try workshop.write("class F {}", to: "F.swift")
      arguments.append("F.swift")
    case .condition: arguments += ["-D", "NEW"]
    case .mode: arguments += ["-swift-version", "6"]
    case .settings: try workshop.change { $0["implicitImports"] = ["Glibc"] }
    case .module: try workshop.write("", to: "later/Later.swiftmodule")
    case .record:
      for name in try workshop.overlayFiles() where name.hasSuffix("/record") {
        try FileManager.default.removeItem(
          at: workshop.folder.appending(path: "overlays/\(name)"))
      }
    case .overlay:
      try FileManager.default.removeItem(at: workshop.folder.appending(path: "overlays"))
    case .rewriter: try workshop.copyTools()
    case .tool:
      #expect(
        try workshop.rewrites(
          ["-frontend", "-c", "-module-name", "App", "C.swift", "E.swift", "-I", "later"],
          by: "swift-frontend"))
      return
    }
    #expect(try workshop.rewrites(arguments))
    #expect(try !workshop.rewrites(arguments))
  }

  @Test func `a file that is written this moment, or later, is not remembered`() throws {
    let workshop = try self.workshop(arguments)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 3600)],
      ofItemAtPath: workshop.folder.appending(path: "C.swift").path)
    #expect(try workshop.rewrites(arguments))
    #expect(try workshop.rewrites(arguments))
  }

  @Test func `what cannot be carried over is said each time, of the files that a call is about`()
    throws
  {
    let workshop = try self.workshop(arguments)
    try workshop.write(
      "class E { @objc actor A { @objc func f() {} } }\nlet s = #selector(E.no.f)\n", to: "E.swift")
    func call(_ file: String) throws -> Outcome {
      let all = ["C.swift", "E.swift"].flatMap { $0 == file ? ["-primary-file", $0] : [$0] }
      return try workshop.call("swift-frontend", ["-frontend", "-c", "-module-name", "App"] + all)
    }
    for _ in 1...2 {
      #expect(try call("C.swift").status == 0)
      let refused = try call("E.swift")
      #expect(refused.status == 1)
      #expect(refused.errors.contains("E.swift:2:"))
    }
  }

  @Test func `without the program that rewrites it says which is missing`() throws {
    let workshop = try self.workshop(arguments)
    try workshop.copyTools()
    try FileManager.default.removeItem(at: workshop.folder.appending(path: "tools/mullion-swiftc"))
    let outcome = try workshop.call("swiftc", arguments)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix("error: cannot run \(workshop.folder.path)/tools/mullion-swiftc"))
  }
}

extension Workshop {
  /// Returns whether a call starts the rewriter, which is detected by the loading of the parser's library.
  fileprivate func rewrites(_ arguments: [String], by tool: String = "swiftc") throws -> Bool {
    let outcome = try call(tool, arguments, variables: ["LD_DEBUG": "files"])
    #expect(outcome.status == 0, "\(outcome.errors.suffix(400))")
    return outcome.errors.contains("libSwiftParser")
  }

  /// Changes the settings.
  fileprivate func change(_ edit: (inout [String: Any]) -> Void) throws {
    let file = folder.appending(path: "tools/mullion-settings.json")
    var settings = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    edit(&settings)
    try JSONSerialization.data(withJSONObject: settings).write(to: file)
  }

  /// Replaces the links to the tools by copies of the programs.
  fileprivate func copyTools() throws {
    let tools = folder.appending(path: "tools")
    let products = tools.appending(path: "swiftc").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    for (name, program) in [
      ("swiftc", "mullion-relay"), ("swift-frontend", "mullion-relay"),
      ("mullion-swiftc", "mullion-swiftc"),
    ] {
      try? FileManager.default.removeItem(at: tools.appending(path: name))
      try FileManager.default.copyItem(
        at: products.appending(path: program), to: tools.appending(path: name))
    }
  }

  /// Returns the files in the cache.
  fileprivate func overlayFiles() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: "overlays").path)
  }
}
