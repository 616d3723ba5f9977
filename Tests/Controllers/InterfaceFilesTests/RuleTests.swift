// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionInterfaceFiles
import Testing
import UIKit

@Suite("Each rule about interface files", .serialized)
@MainActor
struct RuleTests {
  private func codes(_ text: String, _ rule: RuleCase) throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mullion-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("File.\(rule.ending)")
    try Data(text.utf8).write(to: file)
    if let sources = rule.sources {
      try Data(sources.utf8).write(to: folder.appendingPathComponent("Own.swift"))
    }
    let project = rule.sources.map { _ in ProjectFiles(folder) }
    let linter = InterfaceLinter(file, size: CGSize(width: 390, height: 844), project: project)
    return Set(linter.findings().map(\.code))
  }

  @Test func `each rule has a file that breaks it`() {
    expect(Set(RuleCase.all.map(\.code)), equals: Set(InterfaceRule.all.map(\.code)))
  }

  @Test(arguments: RuleCase.all)
  func `a mistake is found, and is not where it was mended`(rule: RuleCase) throws {
    let found = try codes(rule.broken, rule)
    expect(found.contains(rule.code), "\(found)")
    let left = try codes(rule.mended, rule)
    expect(!left.contains(rule.code), "\(left)")
  }

  /// The example files of the documentation, each of which violates the rule after which it is named.
  private static let examples = ProjectFiles(
    URL(fileURLWithPath: #filePath + "/../../../../Examples/InterfaceRules").standardizedFileURL)

  @Test func `each rule has an example`() {
    let names = Self.examples.interfaceFiles.map { $0.deletingPathExtension().lastPathComponent }
    expect(names.sorted(), equals: InterfaceRule.all.map(\.code).sorted())
  }

  @Test(arguments: InterfaceRule.all.map(\.code))
  func `nothing but its rule's mistake is found in an example`(code: String) throws {
    let file = try #require(
      Self.examples.interfaceFiles.first { $0.lastPathComponent.hasPrefix("\(code).") })
    let linter = InterfaceLinter(
      file, size: CGSize(width: 320, height: 72), project: Self.examples)
    expect(linter.findings().map(\.code), equals: [code])
  }
}
