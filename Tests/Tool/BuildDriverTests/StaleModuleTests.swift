// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

/// Tests of the cached builds of modules that remain after a dependency changed.
struct StaleModuleTests {
  private let workshop: Workshop

  /// Creates a checkout in which UIKit re-exports the declarations of Low, and High depends on UIKit.
  init() throws {
    workshop = try Workshop(isIncremental: true)
    try workshop.write("open class Base {}\n", "mullion/Sources/Base/Low/Base.swift")
    try workshop.write(
      "@_exported public import Low\n", "mullion/Sources/Controllers/UIKit/UIKit.swift")
    try workshop.write(
      "// Stands high.\n\npackage import struct UIKit.Base\n",
      "mullion/Sources/Lists/High/In/High.swift")
    try workshop.write("import Foundation\n", "mullion/Sources/Base/Beside/Beside.swift")
    try workshop.write("", "feed/Package.swift")
    expect(build(), equals: "0")
    for name in ["Low", "UIKit", "High", "Beside", "High-tool"] {
      try workshop.write("object", "\(try products())/\(name).build/a.o")
    }
  }

  private func build() -> String { workshop.run(BuildRequest(.build), in: "feed") }

  private func products() throws -> String {
    let library = try #require(workshop.cached("/debug/libMullionPlatform.so"))
    return library.replacingOccurrences(of: "/libMullionPlatform.so", with: "")
      .replacingOccurrences(of: workshop.path + "/", with: "")
  }

  /// Returns the modules that still have build products.
  private func left() throws -> [String] {
    try workshop.tree(products()).keys.filter { $0.hasSuffix(".build/a.o") }
      .map { $0.replacingOccurrences(of: ".build/a.o", with: "") }.sorted()
  }

  @Test func `what stands on a changed module is built anew, also where another hands it on`()
    throws
  {
    try workshop.write(
      "open class Base { public var a = 1 }\n", "mullion/Sources/Base/Low/Base.swift")
    expect(build(), equals: "0")
    expect(try left(), equals: ["Beside", "Low"])
  }

  @Test func `a module with the prefix is known by its own name`() throws {
    let manifest = "\(workshop.path)/mullion/Package.swift"
    let text = try String(contentsOfFile: manifest, encoding: .utf8)
    try workshop.write(text + "part(\n  \"Base/Low\")", "mullion/Package.swift")
    try workshop.write(
      "@_exported public import MullionLow\n", "mullion/Sources/Controllers/UIKit/UIKit.swift")
    expect(build(), equals: "0")
    for name in ["MullionLow", "UIKit", "High"] {
      try workshop.write("object", "\(try products())/\(name).build/a.o")
    }
    try workshop.write(
      "open class Base { public var a = 1 }\n", "mullion/Sources/Base/Low/Base.swift")
    expect(build(), equals: "0")
    expect(try left(), equals: ["Beside", "MullionLow"])
  }

  @Test func `what was built of a module that is there no longer is taken away`() throws {
    try workshop.write("old", "\(try products())/Modules/Beside.swiftmodule")
    try FileManager.default.removeItem(atPath: "\(workshop.path)/mullion/Sources/Base/Beside")
    expect(build(), equals: "0")
    expect(try !left().contains("Beside"))
    expect(try workshop.text("\(products())/Modules/Beside.swiftmodule") == nil)
  }

  @Test func `a file that is new or gone is a change`() throws {
    try workshop.write("", "mullion/Sources/Base/Low/include/low.h")
    expect(build(), equals: "0")
    expect(try left(), equals: ["Beside", "Low"])
  }

  @Test func `what SwiftPM wrote when it planned the build stays, which it does not write again`()
    throws
  {
    let map = "\(try products())/High.build/output-file-map.json"
    try workshop.write("{}", map)
    try workshop.write(
      "open class Base { public var a = 1 }\n", "mullion/Sources/Base/Low/Base.swift")
    expect(build(), equals: "0")
    expect(try left(), equals: ["Beside", "Low"])
    expect(try workshop.tree(products()).keys.contains("High.build/output-file-map.json"))
  }

  @Test func `a module that nobody stands on changes alone`() throws {
    try workshop.write("import UIKit\n", "mullion/Sources/Lists/High/In/High.swift")
    expect(build(), equals: "0")
    expect(try left(), equals: ["Beside", "High", "High-tool", "Low", "UIKit"])
  }

  @Test func `a build that was interrupted goes on with what it had built`() throws {
    try workshop.write(
      "open class Base { public var a = 1 }\n", "mullion/Sources/Base/Low/Base.swift")
    expect(build(), equals: "0")
    let finished = try #require(workshop.cached("/finished"))
    try FileManager.default.removeItem(atPath: finished)
    try workshop.write("object", "\(try products())/High.build/a.o")
    expect(build(), equals: "0")
    expect(try left(), equals: ["Beside", "High", "Low"])
  }

  @Test func `of what was built by who noted no sources nothing stays that stands on others`()
    throws
  {
    let note = try #require(workshop.cached("/built-from"))
    try workshop.write("", note.replacingOccurrences(of: workshop.path + "/", with: ""))
    try workshop.write("import Foundation\n\n", "mullion/Sources/Base/Beside/Beside.swift")
    expect(build(), equals: "0")
    expect(try left(), equals: ["Beside", "Low"])
  }
}
