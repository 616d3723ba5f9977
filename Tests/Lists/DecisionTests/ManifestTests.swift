// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionContracts
import Testing

@Suite("Decision 0002, lines 1, 10, 11, 13 and 14: the package")
struct ManifestTests {
  private let manifest: String

  init() throws { manifest = try Repository.text("Package.swift") }

  @Test
  func `the overlay modules that the toolchain asks for are built with the modules they overlay`()
    throws
  {
    expect(
      manifest.contains(
        #"module("Base/CoreGraphics", ["MullionCollectionGeometry", "_Testing_CoreGraphics"])"#)
    )
    let umbrella = try #require(manifest.firstRange(of: "/UIKit\",\n      [\n"))
    expect(manifest[umbrella.upperBound...].prefix(600).contains(#""_Testing_UIKit""#))
    for overlay in [
      "Controllers/_Testing_UIKit", "Base/_Testing_CoreGraphics", "Frameworks/_Testing_CoreImage",
    ] {
      let sources = Repository.files(in: "Sources/\(overlay)", withExtension: "swift")
      expect(!sources.isEmpty)
      for source in sources { expect(try Repository.code(source).isEmpty, "\(source) is empty") }
    }
  }

  @Test func `the umbrella re-exports and declares nothing`() throws {
    for source in Repository.files(in: "Sources/Controllers/UIKit", withExtension: "swift")
    where !source.hasSuffix("/_CoreImageIsNotImported.swift") {
      for line in try Repository.code(source) {
        // A module that only works behind others' names, as the reader of nibs does, is linked by a
        // plain import.
        let isImport = ["@_exported public import ", "import "].contains { line.hasPrefix($0) }
        expect(isImport || line.hasPrefix("#"), "\(line)")
      }
    }
  }

  @Test func `every module with classes of UIKit's is known to be the library's`() throws {
    let described = try Repository.text(
      "AppleModules/Sources/FoundationAdditions/_DescribedClass.swift")
    var count = 0
    for source in Repository.files(in: "Sources", withExtension: "swift") {
      let module = "Mullion\(source.split(separator: "/")[2])"
      guard try Repository.code(source).contains(where: { $0.hasPrefix("open class UI") }) else {
        continue
      }
      count += 1
      expect(LibraryModules.names.contains(module), "\(source)")
      expect(described.contains("\"\(module)\""), "\(source)")
    }
    expect(count > 100)
  }

  @Test func `every product exists whatever is installed`() throws {
    let start = try #require(manifest.firstRange(of: "let libraries = [\n"))
    let rest = manifest[start.lowerBound...]
    let end = try #require(rest.firstRange(of: "\n  ],\n  traits:"))
    let products = rest[..<end.lowerBound]
    expect(products.contains(#""CairoHost""#))
    expect(products.contains(#""GTKHost""#))
    for word in ["hasCairo", "hasGTK", "?", "#if"] {
      expect(!products.contains(word), "a product depends on \(word)")
    }
  }

  @Test(arguments: ["CairoHost", "GTKHost"])
  func `a host has sources for a machine without its libraries`(host: String) throws {
    let sources = Repository.files(in: "Sources/Hosts/\(host)/Unavailable", withExtension: "swift")
    expect(!sources.isEmpty)
    let text = try sources.map { try Repository.text($0) }.joined()
    expect(text.contains("apt"), "it says what to install")
  }

  @Test func `unsafe flags are those of debug builds`() {
    let flags = manifest.matches(of: /\.unsafeFlags\([^)]*\)/).map(\.output)
    expect(!flags.isEmpty)
    for flags in flags { expect(flags.contains(".when(configuration: .debug)"), "\(flags)") }
  }

  @Test
  func `the scripts do not trust a manifest that was evaluated before something was installed`()
    throws
  {
    let scripts = try ["Scripts/run", "Scripts/test", "Scripts/lib/setup.sh"].map(Repository.text)
    let commands = scripts.joined(separator: "\n").split(separator: "\n")
      .filter { $0.contains(/^[^#"]*\bswift (build|test|run)\b/) }
      .filter { !$0.contains("--show-bin-path") }
    expect(!commands.isEmpty)
    for command in commands { expect(command.contains("--manifest-cache none"), "\(command)") }
  }

  @Test func `no source uses a trap whose message release builds drop`() throws {
    let sources = Repository.files(in: "Sources", withExtension: "swift")
    expect(sources.count > 50)
    for source in sources where !source.hasPrefix("Sources/Base/MullionContracts/") {
      // A pattern is slow, and few sources have the letters of any of these words.
      let text = try Repository.text(source)
      guard ["precondition", "assert", "try!"].contains(where: text.contains) else { continue }
      for line in try Repository.code(source) {
        expect(
          !line.contains(/\b(precondition|preconditionFailure|assert|assertionFailure)\b|\btry!/),
          "\(source): \(line)")
      }
    }
  }
}
