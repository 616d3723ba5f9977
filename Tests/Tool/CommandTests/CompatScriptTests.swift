// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

/// Tests of the output of `Scripts/compat` for projects.
struct CompatScriptTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../..").standardizedFileURL
  private static let isBuilt = FileManager.default.fileExists(
    atPath: root.appendingPathComponent(".build/debug/Modules/UIKit.swiftmodule").path)

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

  @Test(.enabled(if: isBuilt, "Scripts/compat reads the modules of a debug build"))
  func `modules have their folders' names, and see each other`() throws {
    let kit = try write("import UIKit\npublic struct Price { public init() {} }\n", "Kit/Kit.swift")
    let app = try write(
      "import UIKit\nimport Kit\nfinal class Tag: UIView { let of: Shop.Tag? = nil, a = Kit.Price() }",
      "Shop/Tag.swift")
    expect(try said(kit, app).contains("2 of 2 files compile"))
  }

  @Test(.enabled(if: isBuilt, "Scripts/compat reads the modules of a debug build"))
  func `what the compiler does not read is not missing, and what ends it is`() throws {
    let app = try write(
      "import UIKit\n#if DEBUG\nimport FLEX\n#endif\nimport Nope\n", "Shop/Tag.swift")
    _ = try write(
      "import UIKit\n@UIApplicationMain\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
      "Shop/AppDelegate.swift")
    let text = try said(app)
    expect(text.contains("Tag.swift: 1 error, line 5: no such module 'Nope'"))
    expect(text.contains("AppDelegate.swift: 1 error, line 2: unknown attribute"))
    expect(text.contains("write @main"))
    expect(try said("-D", "DEBUG", app).contains("import FLEX"))
  }
}
