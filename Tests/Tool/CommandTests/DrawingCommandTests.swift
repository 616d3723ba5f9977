// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import mullion

@MainActor
struct DrawingCommandTests {
  private let output = NSTemporaryDirectory() + "drawing-\(UUID().uuidString).svg"

  private func draw(_ words: String...) async throws -> String {
    defer { try? FileManager.default.removeItem(atPath: output) }
    let outcome = await Command.run(["draw"] + words + ["-o", output])
    expect(outcome, equals: CommandOutcome(""))
    return try String(contentsOfFile: output, encoding: .utf8)
  }

  @Test func `a case is drawn with its sections, items and sizes`() async throws {
    let file = try CaseFile(CaseFile.row("A"))
    let svg = try await draw(file.path)
    for label in ["A  a row", ">0.0<", ">0.1<", ">0<", ">group<", ">item<"] {
      expect(svg.contains(label))
    }
  }

  @Test func `a layout is drawn with its insets and spacing`() async throws {
    let file = try CaseFile(
      """
      {"version": 1, "scrollDirection": "horizontal", "sectionForAll": {
        "contentInsets": {"leading": 17}, "interGroupSpacing": 9,
        "group": {"type": "group", "axis": "vertical", "factory": "subitems",
          "width": {"absolute": 80}, "height": {"fractionalHeight": 1},
          "subitems": [{"width": {"fractionalWidth": 1}, "height": {"estimated": 300}}]}}}
      """)
    let svg = try await draw(file.path, "--items", "5", "--size", "400x600")
    for label in ["section 0, 5 items", ">17<", ">9<", "0.4", "~300", ">content insets<"] {
      expect(svg.contains(label))
    }
    expect(try await draw(file.path, "--rtl").contains("0.0"))
  }

  @Test func `a section and a screen are drawn`() async throws {
    let file = try CaseFile(
      """
      {"group": {"type": "customGroup", "width": {"fractionalWidth": 1}, "height": {"absolute": 90},
        "customItems": [[0, 0, 90, 90], [100, 0, 50, 50]]}}
      """)
    expect(try await draw(file.path, "--items", "3").contains("50 × 50"))
    let screen = try await draw("carousel")
    expect(screen.contains("groupPagingCentered"))
    expect(try await draw("home", "--rtl").contains("section 1"))
  }

  @Test(arguments: [
    (
      [],
      "draw needs a file of cases, a file of a layout, an interface file, a screen's name, or "
        + "--recording FILE."
    ),
    (["home"], "draw needs -o FILE.svg or -o FILE.png."),
    (["home", "-o", "a.txt"], "-o expects a file that ends in .svg or .png, found 'a.txt'."),
    (["/no/file", "-o", "a.svg"], "'/no/file' is neither a readable file nor a screen"),
    (["home", "--items", "x", "-o", "a.svg"], "--items expects a number"),
  ])
  func `bad usage is a sentence`(words: [String], sentence: String) async {
    let outcome = await Command.run(["draw"] + words)
    expect(outcome.status, equals: 2)
    expect(outcome.errors.hasPrefix("mullion: \(sentence)"))
  }

  @Test func `a case that is not there is named`() async throws {
    let file = try CaseFile(CaseFile.row("A"))
    let outcome = await Command.run(["draw", file.path, "--id", "B", "-o", output])
    expect(outcome.status, equals: 2)
    expect(outcome.errors.contains("has no case 'B', which --id names"))
  }
}
