// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionContracts

/// A report as SARIF 2.1.0: findings and changed goldens, each with the source position of the violation if
/// known, else of the check.
struct SARIFDocument {
  let report: TestReport

  /// Returns the document's text.
  ///
  /// - Throws: `CommandError` when it cannot be encoded.
  func text() throws(CommandError) -> String {
    var results = report.changes.map(result) + report.findings.map(result)
    var rules: [Rule] = []
    for finding in [Self.changed, Self.missing] + report.findings.map(\.finding)
    where results.contains(where: { $0.ruleId == finding.code })
      && !rules.contains(where: { $0.id == finding.code })
    {
      rules.append(Rule(of: finding))
    }
    for place in results.indices {
      results[place].ruleIndex = rules.firstIndex { $0.id == results[place].ruleId } ?? 0
    }
    let run = Run(
      tool: Tool(driver: Driver(name: "mullion", semanticVersion: Help.version, rules: rules)),
      originalUriBaseIds: ["SRCROOT": Location.Artifact(uri: Self.folderURI(report.root))],
      results: results)
    return try JSONText.text(Log(runs: [run]))
  }

  // MARK: Document

  private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    var tool: Tool
    var originalUriBaseIds: [String: Location.Artifact]
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  private struct Tool: Encodable { var driver: Driver }

  private struct Driver: Encodable {
    var name: String
    var semanticVersion: String
    var rules: [Rule]
  }

  private struct Message: Encodable { var text: String }

  private struct Rule: Encodable {
    var id: String
    var name: String
    var shortDescription: Message
    var help: Message

    init(of finding: FindingEntry) {
      id = finding.code
      name = finding.name
      shortDescription = Message(text: finding.name.replacing("-", with: " "))
      help = Message(text: finding.remedy.isEmpty ? finding.name : finding.remedy)
    }
  }

  private struct Location: Encodable {
    struct Artifact: Encodable {
      var uri: String
      var uriBaseId: String?
    }
    struct Region: Encodable {
      var startLine: Int
      /// The column in Unicode scalars, starting at 1.
      var startColumn: Int?
    }
    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region?
    }
    var physicalLocation: Physical
    var message: Message?
  }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex = 0
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var partialFingerprints: [String: String]
    var properties: [String: Double]?
  }

  // MARK: Results

  private static let changed: FindingEntry = {
    var rule = FindingEntry("GD001", "golden-changed", .error, element: "", message: "")
    rule.remedy =
      "Look at what changed with mullion review; accept it with mullion review --accept, or fix the"
      + " screen."
    return rule
  }()

  private static let missing: FindingEntry = {
    var rule = FindingEntry("GD002", "golden-missing", .error, element: "", message: "")
    rule.remedy = "Record it with MULLION_RECORD=missing, look at it, and commit it."
    return rule
  }()

  private func result(_ change: TestReport.Change) -> Result {
    let golden = report.told(change.golden.golden)
    let rule = change.golden.isMissing ? Self.missing : Self.changed
    let first = change.golden.isMissing ? "There is no golden \(golden) yet." : "\(golden) differs."
    let related =
      change.golden.isMissing
      ? nil
      : [
        Location(
          physicalLocation: Location.Physical(
            artifactLocation: artifact(change.golden.golden), region: nil),
          message: Message(text: "the golden"))
      ]
    return Result(
      ruleId: rule.code, level: "error",
      message: Message(text: ([first] + change.golden.words).joined(separator: "\n")),
      locations: [location(change.entry.place)], relatedLocations: related,
      partialFingerprints: ["mullion/v1": Self.fingerprint(rule.code, golden)])
  }

  private func result(_ finding: TestReport.Finding) -> Result {
    let entry = finding.finding
    let level =
      switch entry.severity {
      case .error: "error"
      case .warning: "warning"
      case .advice: "note"
      }
    let words = [entry.element.isEmpty ? "" : "\(entry.element): ", entry.message]
    let message = entry.message.hasPrefix(entry.element) ? entry.message : words.joined()
    return Result(
      ruleId: entry.code, level: level,
      message: Message(
        text: [message, entry.remedy].filter { !$0.isEmpty }.joined(separator: "\n")),
      locations: [location(finding.place)],
      relatedLocations: entry.place == nil ? nil : [checked(at: finding.entry.place)],
      partialFingerprints: [
        "mullion/v1": Self.fingerprint(
          entry.code, entry.element.isEmpty ? entry.message : entry.element,
          report.told(finding.entry.place.path))
      ], properties: entry.numbers.isEmpty ? nil : entry.numbers.filter(\.value.isFinite))
  }

  private func checked(at place: SourcePlace) -> Location {
    var checked = location(place)
    checked.message = Message(text: "the check")
    return checked
  }

  private func location(_ place: SourcePlace) -> Location {
    Location(
      physicalLocation: Location.Physical(
        artifactLocation: artifact(place.path),
        region: Location.Region(
          startLine: max(1, place.line), startColumn: SourceColumn(of: place)?.characters)),
      message: nil)
  }

  private func artifact(_ path: String) -> Location.Artifact {
    let told = report.told(path)
    guard !told.hasPrefix("/") else {
      return Location.Artifact(uri: URL(fileURLWithPath: told).absoluteString)
    }
    let uri = told.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? told
    return Location.Artifact(uri: uri, uriBaseId: "SRCROOT")
  }

  private static func folderURI(_ path: String) -> String {
    URL(fileURLWithPath: path, isDirectory: true).absoluteString
  }

  /// Returns a fingerprint that is the same for the same finding in another commit.
  private static func fingerprint(_ words: String...) -> String {
    String(ByteHash(of: words.joined(separator: "\n")).value, radix: 16)
  }
}
