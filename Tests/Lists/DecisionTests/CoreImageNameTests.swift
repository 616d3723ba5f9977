// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@Suite("The names of Core Image")
struct CoreImageNameTests {
  /// Returns the compiler errors for a file that imports `modules` and uses `CIImage`.
  private func errors(importing modules: String...) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("core-image-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Source.swift")
    let imports = modules.map { "import \($0)\n" }.joined()
    try Data("\(imports)func side(_ image: CIImage) { _ = image }\n".utf8).write(to: source)
    let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let maps = Repository.files(in: "Sources", withExtension: "modulemap").map {
      Repository.root.appending(path: $0).deletingLastPathComponent().path()
    }
    let written = try FileManager.default.contentsOfDirectory(atPath: built.path)
      .filter { $0.hasPrefix("C") && $0.hasSuffix(".build") }.map { "\(built.path)/\($0)" }
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-typecheck", "-I", built.appendingPathComponent("Modules").path]
      + (maps + written).flatMap { ["-I", $0] } + [source.path]
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(source.path) && $0.contains("error: ") }
  }

  @Test func `a file that imports UIKit alone is told how to get Core Image`() throws {
    let errors = try errors(importing: "UIKit")
    expect(errors.count, equals: 1)
    expect(errors.first?.contains("the product CoreImage, or enable the trait"), equals: true)
  }

  @Test func `a file that imports Core Image as well has its classes`() throws {
    expect(try errors(importing: "UIKit", "CoreImage"), equals: [])
  }
}
