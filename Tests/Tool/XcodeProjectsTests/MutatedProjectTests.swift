// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionXcodeProjects
import RandomTesting
import Testing

struct MutatedProjectTests {
  private static let words = [
    "{", "}", "(", ")", "\"", ";", "=", ",", "/*", "*/", "//", "<", "\\", "\u{0}", "isa", "APP",
    "G", "P", "F1", "\"<group>\"", "SOURCE_ROOT", "$(inherited)", "$(A:", "PBXGroup", "\u{ff}",
  ]

  private static func mutated(_ text: [UInt8], by numbers: inout SeededGenerator) -> [UInt8] {
    var bytes = text
    for _ in 0..<Int.random(in: 1...4, using: &numbers) where !bytes.isEmpty {
      let place = bytes.indices.randomElement(using: &numbers) ?? 0
      let end = min(bytes.count, place + Int.random(in: 0...40, using: &numbers))
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 2:
        bytes.insert(contentsOf: (words.randomElement(using: &numbers) ?? "").utf8, at: place)
      case 3:
        let other = bytes.indices.randomElement(using: &numbers) ?? 0
        bytes.insert(contentsOf: bytes[place..<end], at: other)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  private static let rounds = FullRun.isEnabled ? 30_000 : 300

  @Test(arguments: [Fixture.shop, Fixture.folders])
  func `a project with random mistakes is read or refused`(objects: String) throws {
    let folder = try Fixture.shopFolder()
    try folder.write("", "App/App.swift")
    try folder.writeObjects(objects)
    let text = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.file)))
    var numbers = SeededGenerator(seed: 17)
    var refused = 0
    for _ in 0..<Self.rounds {
      let bytes = Self.mutated(text, by: &numbers)
      try Data(bytes).write(to: URL(fileURLWithPath: folder.file))
      do throws(ProjectError) {
        let project = try XcodeProject(path: folder.project)
        for target in project.targets {
          _ = try project.closure(of: target)
          _ = try InfoPlist(of: target).data()
          _ = try target.settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        }
      } catch {
        refused += 1
        expect(!error.sentence.isEmpty)
      }
    }
    expect(refused > 0 && refused < Self.rounds)
  }
}
