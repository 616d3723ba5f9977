// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCompositionalLayout
import MullionContracts
import MullionLayoutCases
import Testing

/// Tests of `Examples/Layouts/rules.json`, which contains a layout that violates each rule of the linter.
@MainActor
@Suite struct BrokenLayoutFileTests {
  private static let file = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { path, _ in
    path.deletingLastPathComponent()
  }.appendingPathComponent("Examples/Layouts/rules.json")

  /// The rules about facts that files cannot contain: closures, insets of views, values that programs
  /// register or measure, sections without a description, numbers that JSON lacks, kinds that a reader
  /// rejects and lengths that a count replaces.
  private static let unwritten: Set<String> = [
    "CL009", "CL013", "CL030", "CL042", "CL050", "CL071", "CL090", "CL091", "CL092",
    "CL095",
  ]

  init() { Diagnostics.listen { _ in } }

  /// Returns a case with the broken layout as JSON, or `nil` if it cannot be represented.
  private func written(_ broken: BrokenLayout, items: Int) -> [String: Any]? {
    let linted = broken.make()
    let sections = linted.sections.compactMap { $0 }
    guard sections.count == linted.sections.count,
      let layout = try? LayoutDescriber(environment: linted.environment).layout(
        sections: sections, sectionForAll: nil, configuration: linted.configuration),
      let json = try? LayoutDocument(layout).json(),
      var object = try? JSONSerialization.jsonObject(with: json) as? [String: Any]
    else { return nil }
    object["version"] = nil
    let (size, rule) = (linted.container.size, LayoutRule.all.first { $0.code == broken.code })
    return [
      "id": broken.code, "title": rule?.name.replacingOccurrences(of: "-", with: " ") ?? "",
      "container": [
        "width": size.width, "height": size.height, "scale": linted.container.grid.scale,
      ],
      "itemCounts": linted.counts ?? sections.map { _ in items }, "layout": object,
      "expect": [String: Any](),
    ]
  }

  /// Returns the first layout for each rule whose finding is reported from its file.
  private func written() throws -> [[String: Any]] {
    var found: [String: [String: Any]] = [:]
    for items in [6, 1] {
      for broken in BrokenLayout.all where found[broken.code] == nil {
        guard let object = written(broken, items: items) else { continue }
        let text = try JSONSerialization.data(withJSONObject: [object])
        // The reader refuses what no layout of UIKit takes either.
        guard let layout = try? LayoutCaseReader.cases(in: text, file: broken.code).first,
          let codes = try? SolverEvaluator().findings(of: layout).map(\.code)
        else { continue }
        if codes.contains(broken.code) { found[broken.code] = object }
      }
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  @Test func `every rule that a file can break has a layout in the file that breaks it`() throws {
    let cases = try written()
    let rules = Set(LayoutRule.all.map(\.code))
    expect(rules.subtracting(cases.compactMap { $0["id"] as? String }), equals: Self.unwritten)
    let lines = try cases.map {
      String(
        decoding: try JSONSerialization.data(
          withJSONObject: $0, options: [.sortedKeys, .withoutEscapingSlashes]), as: UTF8.self)
    }
    let text = "[\n\(lines.joined(separator: ",\n"))\n]\n"
    if ProcessInfo.processInfo.environment["MULLION_RECORD"] != nil {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    expect(
      try String(contentsOf: Self.file, encoding: .utf8), equals: text,
      "MULLION_RECORD=failed writes it")
  }
}
