// SPDX-License-Identifier: Apache-2.0

import CompilerCalls
import Foundation
import Testing

/// Tests of the driver in place of the compiler.
struct DriverTests {
  private let controller = """
    import UIKit
    class C: UIViewController {
      @IBOutlet private weak var label: UILabel!
      override func viewDidLoad() {
        let button = UIButton()
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      }
      @objc private func tapped(_ sender: UIButton) { print("tapped") }
    }

    """

  @Test func `sources of iOS compile, and are as they were afterwards`() throws {
    let workshop = try Workshop(["C.swift": controller])
    let outcome = try workshop.check(["C.swift"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try workshop.text(of: "C.swift") == controller)
  }

  @Test func `a program of several files in a list is compiled, linked and runs`() throws {
    let workshop = try Workshop([
      "a folder/C.swift": controller,
      "a folder/main.swift": """
      import UIKit
      let c = C()
      #selector(C.viewDidLoad).send(to: c)
      print(#selector(C.viewWillAppear(_:)).name, #filePath, #line)

      """,
    ])
    let list = workshop.folder.path + "/a folder/"
    try workshop.write(
      "'\(list)C.swift'\n\(list.replacing(" ", with: "\\ "))main.swift\n", to: "sources.list")
    let built = try workshop.call(
      "swiftc", ["-module-name", "App", "@sources.list", "-o", "program"])
    #expect(built.status == 0, "\(built.errors)")
    let ran = try Outcome(of: workshop.folder.appending(path: "program"), [], in: workshop.folder)
    #expect(ran.output == "viewWillAppear: \(list)main.swift 4\n")
  }

  @Test func `errors stand at their line and column`() throws {
    let workshop = try Workshop([
      "C.swift": controller.replacing("print(\"tapped\")", with: "sender.nothing()")
    ])
    let outcome = try workshop.check(["C.swift"])
    let column = "  @objc private func tapped(_ sender: UIButton) { sender.".count + 1
    #expect(outcome.status == 1)
    #expect(
      outcome.diagnostics(in: workshop.folder) == [
        "C.swift:8:\(column): error: value of type 'UIButton' has no member 'nothing'"
      ])
  }

  @Test func `what cannot be carried over is said as the compiler says its own`() throws {
    let workshop = try Workshop([
      "C.swift": controller.replacing(
        "@objc private func tapped", with: "@objc private static func tapped")
    ])
    let outcome = try workshop.check(["C.swift"])
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix(
        "\(workshop.folder.path)/C.swift:6:36: error: 'tapped' is a type method"))
  }

  @Test func `the compiler's inner tool is given the same`() throws {
    let workshop = try Workshop(["C.swift": controller, "D.swift": "let a = C.self\n"])
    let outcome = try workshop.call(
      "swift-frontend",
      ["-frontend", "-typecheck", "-module-name", "App", "-primary-file", "D.swift", "C.swift"])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `questions that are not about sources are answered by the compiler`() throws {
    let workshop = try Workshop()
    #expect(try workshop.call("swiftc", ["-version"]).output.contains("Swift version"))
    #expect(try workshop.call("swiftc", ["-print-target-info"]).output.contains("\"target\""))
  }

  @Test func `a module that is wrapped for debuggers is not linked`() throws {
    let workshop = try Workshop(["C.swift": controller])
    let built = try workshop.call(
      "swiftc", ["-emit-module", "-module-name", "App", "-g", "C.swift"])
    #expect(built.status == 0, "\(built.errors)")
    let wrapped = try workshop.call("swiftc", ["-modulewrap", "App.swiftmodule", "-o", "App.o"])
    #expect(wrapped.status == 0, "\(wrapped.errors)")
  }

  @Test func `a module that is left alone is compiled as it is`() throws {
    let workshop = try Workshop(["C.swift": "@objc class C {}\n"])
    let outcome = try workshop.call(
      "swiftc", ["-typecheck", "-module-name", "LeftAlone", "C.swift"])
    #expect(outcome.errors.contains("Objective-C interoperability is disabled"))
  }

  @Test func `an unchanged module is not written again, a changed one is`() throws {
    let workshop = try Workshop(["C.swift": controller, "D.swift": "@objc class D {}\n"])
    let first = try workshop.check(["C.swift", "D.swift"])
    #expect(first.status == 0, "\(first.errors)")
    let written = try workshop.rewrittenFiles()
    _ = try workshop.check(["C.swift", "D.swift"])
    #expect(try workshop.rewrittenFiles() == written)
    try workshop.write("@objc class D { let new = 1 }\n", to: "D.swift")
    let second = try workshop.check(["C.swift", "D.swift"])
    #expect(second.status == 0, "\(second.errors)")
    #expect(Set(try workshop.rewrittenFiles()).subtracting(written).count == 1)
  }

  @Test func `a file behind a link is rewritten by the name of the link`() throws {
    let workshop = try Workshop(["elsewhere/C.swift": controller])
    try FileManager.default.createSymbolicLink(
      atPath: workshop.folder.path + "/linked.swift",
      withDestinationPath: workshop.folder.path + "/elsewhere/C.swift")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.folder.path + "/folder",
      withDestinationPath: workshop.folder.path + "/elsewhere")
    for name in ["linked.swift", "folder/C.swift", "./elsewhere/../elsewhere/C.swift"] {
      let outcome = try workshop.check([name])
      #expect(outcome.status == 0, "\(name): \(outcome.errors)")
    }
  }

  @Test func `sources in a folder of links are known by the files they lead to`() throws {
    let workshop = try Workshop(["real/main.swift": "print(#filePath)\n"])
    let folder = workshop.folder.path
    try workshop.write("", to: "links/Other.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/links/main.swift", withDestinationPath: "\(folder)/real/main.swift")
    let settings = try workshop.text(of: "tools/mullion-settings.json")
    try workshop.write(
      settings.replacing("{", with: "{\"linkFolders\":[\"\(folder)/links\"],", maxReplacements: 1),
      to: "tools/mullion-settings.json")
    try workshop.write(
      """
      {"": {"swift-dependencies": "\(folder)/all.swiftdeps"},
       "\(folder)/links/main.swift": {"object": "\(folder)/main.o"},
       "\(folder)/links/Other.swift": {"object": "\(folder)/Other.o"}}
      """, to: "map.json")
    let arguments = [
      "-module-name", "App", "-c", "-output-file-map", "map.json", "@\(folder)/sources.list",
      "-incremental",
    ]
    try workshop.write(
      "\(folder)/links/main.swift\n\(folder)/links/Other.swift\n", to: "sources.list")
    for _ in 1...2 {
      let built = try workshop.call("swiftc", arguments)
      #expect(built.status == 0, "\(built.errors)")
    }
    let linked = try workshop.call("swiftc", ["main.o", "Other.o", "-o", "program"])
    #expect(linked.status == 0, "\(linked.errors)")
    let ran = try Outcome(of: workshop.folder.appending(path: "program"), [], in: workshop.folder)
    #expect(ran.output == "\(folder)/real/main.swift\n")
    try workshop.write("let a: Int = \"\"\n", to: "real/main.swift")
    let broken = try workshop.call("swiftc", arguments)
    #expect(
      broken.diagnostics(in: workshop.folder).first?.hasPrefix("real/main.swift:1:14: error:")
        == true)
  }

  @Test func `a file that is not there is the compiler's to miss`() throws {
    let outcome = try Workshop().check(["Missing.swift"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("No such file or directory"))
  }

  @Test func `a folder that is called like a source is the compiler's to refuse`() throws {
    let workshop = try Workshop(["C.swift": controller, "D.swift/note.txt": ""])
    let outcome = try workshop.check(["C.swift", "D.swift"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("D.swift"))
  }

  @Test func `what an interrupted compile left is written anew`() throws {
    let workshop = try Workshop(["C.swift": controller])
    #expect(try workshop.check(["C.swift"]).status == 0)
    let overlays = workshop.folder.appending(path: "overlays").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: overlays)
    let record = try #require(names.first { $0.hasSuffix("/record") })
    let whole = try workshop.text(of: "overlays/\(record)")
    for text in ["", String(whole.dropLast(4)), "x" + whole] {
      try workshop.write(text, to: "overlays/\(record)")
      let outcome = try workshop.check(["C.swift"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try workshop.text(of: "overlays/\(record)") == whole)
    }
  }

  @Test func `how a module was compiled is noted for editors`() throws {
    let workshop = try Workshop(["C.swift": controller])
    #expect(try workshop.check(["C.swift"], ["-D", "NEW"]).status == 0)
    let overlays = workshop.folder.appending(path: "overlays").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: overlays)
    let call = try #require(names.first { $0.hasSuffix("/call.json") })
    let text = try workshop.text(of: "overlays/\(call)")
    for part in [
      "\"\(workshop.folder.path)/C.swift\"", "\"-D\",\"NEW\"", "\"-vfsoverlay\"",
      "\"folder\":\"\(workshop.folder.path)\"",
    ] {
      #expect(text.contains(part), "\(text)")
    }
  }

  @Test func `what moved the columns of a file is noted for reports`() throws {
    let workshop = try Workshop(["C.swift": controller, "D.swift": "struct D {}\n"])
    #expect(try workshop.check(["C.swift", "D.swift"]).status == 0)
    let overlays = workshop.folder.appending(path: "overlays").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: overlays)
    let note = try #require(names.first { $0.hasSuffix("/moves") })
    let words = try workshop.text(of: "overlays/\(note)").split(separator: "\0")
    #expect(words.count == 3)
    #expect(words[0] == "\(workshop.folder.path)/C.swift")
    let seen = try String(contentsOfFile: String(words[1]), encoding: .utf8)
    var (written, done) = ("", 0)
    // With each text that came taken out, as many bytes are left as were written.
    for line in words[2].split(separator: "\n") {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      written += String(decoding: Array(seen.utf8)[done..<numbers[0]], as: UTF8.self)
      written += String(repeating: "?", count: numbers[2])
      done = numbers[0] + numbers[1]
    }
    written += String(decoding: Array(seen.utf8)[done...], as: UTF8.self)
    #expect(written.utf8.count == controller.utf8.count)
    #expect(written.hasSuffix("{ print(\"tapped\") }\n}\n"))
  }

  @Test func `a module of the application called UIKit is refused`() throws {
    let workshop = try Workshop(["C.swift": "@objc class C {}\n"])
    let outcome = try workshop.call("swiftc", ["-typecheck", "-module-name", "UIKit", "C.swift"])
    #expect(outcome.errors.hasPrefix("error: this package has a module called UIKit"))
  }

  @Test func `a module of the application may be called as one that UIKit does without`() {
    #expect(ModuleCall.mayBeOwn("Photos") && ModuleCall.mayBeOwn("SafariServices"))
    #expect(!ModuleCall.mayBeOwn("UIKit") && !ModuleCall.mayBeOwn("CoreImage"))
  }

  @Test func `missing and broken settings are told of`() throws {
    let workshop = try Workshop(["C.swift": ""])
    try workshop.write("{ \"compilerFolder\": 1 }", to: "tools/mullion-settings.json")
    #expect(
      try workshop.check(["C.swift"]).errors.contains("'compilerFolder' is of the wrong type"))
    try workshop.write("{", to: "tools/mullion-settings.json")
    #expect(try workshop.check(["C.swift"]).errors.contains("it is not JSON"))
    try FileManager.default.removeItem(
      at: workshop.folder.appending(path: "tools/mullion-settings.json"))
    #expect(try workshop.check(["C.swift"]).errors.contains("there is no such file"))
  }
}

extension Workshop {
  /// Returns the names of the files that were written for the compiler.
  func rewrittenFiles() throws -> [String] {
    let overlays = folder.appending(path: "overlays")
    return try FileManager.default.subpathsOfDirectory(atPath: overlays.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }
}
