// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

/// Tests that the transcripts in the guide of live screens, and in its translation, are what the tool prints.
struct LiveGuideTests {
  /// A command of a transcript with its output.
  private struct Step: Equatable, CustomStringConvertible {
    var command: String
    var output: [String]

    var description: String { (["$ \(command)"] + output).joined(separator: "\n") }
  }

  private static func steps(in name: String) throws -> [Step] {
    let guide = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Guides/\(name)").standardizedFileURL
    var steps: [Step] = []
    var isTranscript = false
    for line in try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isTranscript = line == "```console"
      } else if isTranscript, line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), output: []))
      } else if isTranscript, let last = steps.indices.last {
        steps[last].output.append(line)
      }
    }
    return steps
  }

  /// Returns the words of a command, some of them in quotation marks.
  private static func words(_ command: String) -> [String] {
    command.components(separatedBy: "\"").enumerated().flatMap { place, part in
      place.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [part]
    }
  }

  @Test(arguments: ["live-screens.md", "ko/live-screens.md"])
  func `a run on the page prints the same again`(page: String) throws {
    let workshop = try LiveWorkshop()
    let steps = try Self.steps(in: page)
    expect(steps.count, equals: 10)
    for step in steps {
      let result = try workshop.run(Array(Self.words(step.command).dropFirst()))
      var lines = (result.output + result.errors).components(separatedBy: "\n")
      while lines.last?.isEmpty == true { lines.removeLast() }
      expect(Step(command: step.command, output: lines), equals: step)
      expect(result.status, equals: 0)
    }
  }
}
