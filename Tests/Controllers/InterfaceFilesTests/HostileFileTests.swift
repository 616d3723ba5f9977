// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionContracts
import MullionInterfaceDocuments
import MullionInterfaceFiles
import RandomTesting
import Testing
import UIKit

/// Tests of interface files with invalid values: each object is created or reported, and the process never
/// terminates.
@Suite("Interface files with hostile values", .serialized)
@MainActor
struct HostileFileTests {
  private static let values = [
    "", "-1", "nan", "inf", "1e300", "-1e300", "999999999999999999999", "0", "1:0", "YES", "NO",
    "a", "shelf", "table", "heading", "fruit-cell", "custom", "leading", "width", "top", "view",
    "&#x0;", "é", "systemRedColor", "embed", "unwind", "relationship",
  ]

  /// The attributes that name classes and modules, which are not changed.
  private static let kept: Set<String> = ["type", "customModule", "customModuleProvider"]

  /// An attribute of a file, with the text between it and the previous one.
  private struct Attribute {
    let text: Substring
    let name: Substring
    var value: Substring?

    var written: String { text + (value.map { " \(name)=\"\($0)\"" } ?? "") }
  }

  /// Returns the attributes of `text` that may be modified, and the text after the last one.
  private static func attributes(of text: String) -> ([Attribute], Substring) {
    var (end, found) = (text.startIndex, [Attribute]())
    for match in text.matches(of: #/ (?<name>[A-Za-z]+)="(?<value>[^"]*)"/#)
    where !kept.contains(String(match.name)) {
      found.append(
        Attribute(
          text: text[end..<match.range.lowerBound], name: match.name, value: match.value))
      end = match.range.upperBound
    }
    return (found, text[end...])
  }

  /// Returns `attributes` with a few values replaced or removed.
  private static func broken(
    _ attributes: [Attribute], _ numbers: inout SeededGenerator
  ) -> [Attribute] {
    var attributes = attributes
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      let place = attributes.indices.randomElement(using: &numbers) ?? 0
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: attributes[place].value = values.randomElement(using: &numbers).map { $0[...] }
      case 1: attributes[place].value = attributes.randomElement(using: &numbers)?.value
      default: attributes[place].value = nil
      }
    }
    return attributes
  }

  private func make(_ text: String, name: String) throws {
    let document = try InterfaceDocument(data: Data(text.utf8), name: name)
    let file = LoadedFile(document, in: nil, usesClasses: false)
    file.listener = { _ in }
    let subject = InterfaceSubject(file)
    for name in subject.sceneNames {
      guard let view = subject.screen(name)?.controller?.view else { continue }
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      view.layoutIfNeeded()
    }
  }

  @Test(arguments: [
    "Shop.storyboard", "PosterView.xib", "StampCell.xib", "Kinds.xib", "Effects.xib", "Layouts.xib",
    "Choices.xib", "Lists.storyboard", "Values.xib", "Attributes.xib", "Dates.xib",
    "Heading.xib",
  ])
  func `a file with broken values is made as far as it can be`(name: String) throws {
    let url = try #require(Bundle.module.resourceURL).appendingPathComponent(name)
    let text = try String(contentsOf: url, encoding: .utf8)
    Diagnostics.listen { _ in }
    defer { Diagnostics.listen(nil) }
    let (attributes, rest) = Self.attributes(of: text)
    let count = FullRun.isEnabled ? 5000 : 20
    var made = 0
    for seed in 0..<UInt64(count) {
      var numbers = SeededGenerator(seed: seed)
      let broken =
        Self.broken(attributes, &numbers).map(\.written).joined() + rest
      // For whoever looks for the seed that stopped the program.
      if FullRun.isEnabled { try? Data("\(name) \(seed)".utf8).write(to: Self.note) }
      do {
        try make(broken, name: name)
        made += 1
      } catch is InterfaceFileError {
        continue
      }
    }
    expect(made > count / 2)
  }

  private static let note = FileManager.default.temporaryDirectory
    .appendingPathComponent("mullion-hostile-seed")
}
