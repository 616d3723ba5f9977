// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

/// Tests of the output of `Scripts/compat` for projects.
struct CompatScriptTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../..").standardizedFileURL
  /// Whether the tool is built, and Mullion's modules are in the cache.
  private static let isBuilt: Bool = {
    let tool = root.appendingPathComponent(".build/debug/mullion")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else { return false }
    let process = Process()
    process.executableURL = tool
    process.arguments = ["doctor", "--as-built"]
    process.standardOutput = Pipe()
    process.standardError = Pipe()
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
  private static let reason: Comment = "Scripts/compat reads the modules of the cache"

  private let folder = ReviewCommandTests.Folder()

  private func said(_ words: String...) throws -> String {
    let process = Process()
    process.executableURL = Self.root.appendingPathComponent("Scripts/compat")
    process.arguments = ["--skip-build"] + words
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private func write(_ text: String, _ name: String) throws -> String {
    let file = URL(fileURLWithPath: folder.path).appendingPathComponent(name)
    let parent = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return parent.path
  }

  @Test(.enabled(if: isBuilt, reason))
  func `modules have their folders' names, and see each other`() throws {
    let kit = try write("import UIKit\npublic struct Price { public init() {} }\n", "Kit/Kit.swift")
    let app = try write(
      "import UIKit\nimport Kit\nfinal class Tag: UIView { let of: Shop.Tag? = nil, a = Kit.Price() }",
      "Shop/Tag.swift")
    let text = try said(kit, app)
    expect(text.contains("by mullion build 2 of 2 files compile\nplainly 2 of 2 files compile\n"))
  }

  @Test(.enabled(if: isBuilt, reason))
  func `what the compiler does not read is not missing, and what ends it is`() throws {
    let app = try write(
      "import UIKit\n#if DEBUG\nimport FLEX\n#endif\nimport Nope\n", "Shop/Tag.swift")
    _ = try write(
      "import UIKit\n@UIApplicationMain\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
      "Shop/AppDelegate.swift")
    let text = try said(app)
    expect(
      text.contains(
        "no   no   Tag.swift: by mullion build line 5: no such module 'Nope'; plainly line 5: no such"
      ))
    expect(text.contains("yes  no   AppDelegate.swift: plainly line 2: unknown attribute"))
    expect(text.contains("write @main"))
    expect(try said("-D", "DEBUG", app).contains("import FLEX"))
  }

  @Test(.enabled(if: isBuilt, reason))
  func `constructs and modules are what they are under each rule`() throws {
    _ = try write(
      "// swift-tools-version: 6.0\nlet p = 0 /* resources: [] */\n", "Feed/Package.swift")
    let feed = try write(
      "import UIKit\nfinal class A: UIView { @objc func f() {}; let s = #selector(f) }\n",
      "Feed/Sources/Feed/A.swift")
    _ = try write(
      "import Combine\nlet subject = PassthroughSubject<Int, Never>()\n",
      "Feed/Sources/Feed/B.swift")
    _ = try write("import os.log\nlet log = OSLog.default\n", "Feed/Sources/Feed/C.swift")
    _ = try write("import Foundation\nlet bundle = Bundle.module\n", "Feed/Sources/Feed/D.swift")
    let lines = try said(feed).split(separator: "\n")
    for name in ["A", "B", "C"] {
      expect(lines.contains { $0.hasPrefix("yes  no   \(name).swift: plainly") })
    }
    expect(lines.contains("yes  yes  D.swift"))
    expect(lines.contains { $0.contains("no such module 'os.log'") })
    expect(try said("--rule", "plain", feed).contains("plainly 1 of 4 files compile"))
  }
}
