// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionInterfaceDocuments
import MullionInterfaceFiles
import RandomTesting
import Testing
import UIKit

/// Interface files whose values somebody broke: whatever is there is made or named, and no program
/// stops.
@Suite("Interface files with hostile values", .serialized)
@MainActor
struct HostileFileTests {
  private static let values = [
    "", "-1", "nan", "inf", "1e300", "-1e300", "999999999999999999999", "0", "1:0", "YES", "NO",
    "a", "shelf", "table", "heading", "fruit-cell", "custom", "leading", "width", "top", "view",
    "&#x0;", "é", "systemRedColor", "embed", "unwind", "relationship",
  ]

  /// Attributes that say nothing but where the program's own classes are.
  private static let kept: Set<String> = ["type", "customModule", "customModuleProvider"]

  /// `text` with a few values changed, doubled or moved.
  private static func broken(_ text: String, _ numbers: inout SeededGenerator) -> String {
    var text = text
    let pattern = #/ (?<name>[A-Za-z]+)="(?<value>[^"]*)"/#
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      let found = text.matches(of: pattern).filter { !kept.contains(String($0.name)) }
      guard let match = found.randomElement(using: &numbers),
        let other = found.randomElement(using: &numbers),
        let value = values.randomElement(using: &numbers)
      else { continue }
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: text.replaceSubrange(match.range, with: " \(match.name)=\"\(value)\"")
      case 1: text.replaceSubrange(match.range, with: " \(match.name)=\"\(other.value)\"")
      default: text.replaceSubrange(match.range, with: "")
      }
    }
    return text
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
    var made = 0
    for seed in 0..<UInt64(FullRun.isAsked ? 5000 : 40) {
      var numbers = SeededGenerator(seed: seed)
      let broken = Self.broken(text, &numbers)
      // For whoever looks for the seed that stopped the program.
      if FullRun.isAsked { try? Data("\(name) \(seed)".utf8).write(to: Self.note) }
      do {
        try make(broken, name: name)
        made += 1
      } catch is InterfaceFileError {
        continue
      }
    }
    #expect(made > 20)
  }

  private static let note = FileManager.default.temporaryDirectory
    .appendingPathComponent("mullion-hostile-seed")
}
