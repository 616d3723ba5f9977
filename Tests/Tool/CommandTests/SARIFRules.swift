// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rules for a SARIF 2.1.0 document, as far as this library writes it and code scanning reads it.
struct SARIFRules {
  /// A result in the form that tests compare.
  struct Result: Equatable {
    var rule: String
    var level: String
    var uri: String
    var line: Int
    /// The column, or `nil` if the result names none.
    var column: Int?
    var text: String
    /// The related locations as `FILE:LINE`, without those that have no line.
    var related: [String] = []
  }

  private(set) var problems: [String] = []
  private(set) var results: [Result] = []

  init(_ text: String) {
    guard
      let log = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else {
      problems.append("no JSON object")
      return
    }
    require(log, ["$schema", "version", "runs"], only: true, in: "log")
    if log["version"] as? String != "2.1.0" { problems.append("another version") }
    for run in log["runs"] as? [[String: Any]] ?? [] { look(run) }
  }

  private mutating func require(
    _ object: [String: Any], _ names: Set<String>, optional: Set<String> = [], only: Bool = false,
    in place: String
  ) {
    let found = Set(object.keys)
    problems += names.subtracting(found).map { "\(place) without \($0)" }
    if only {
      problems += found.subtracting(names).subtracting(optional).map { "\(place) with \($0)" }
    }
  }

  private mutating func look(_ run: [String: Any]) {
    require(
      run, ["tool", "results"], optional: ["originalUriBaseIds", "columnKind"], only: true,
      in: "run")
    if let kind = run["columnKind"] as? String,
      !["utf16CodeUnits", "unicodeCodePoints"].contains(kind)
    {
      problems.append("column kind \(kind)")
    }
    let bases = run["originalUriBaseIds"] as? [String: [String: Any]] ?? [:]
    for (name, base) in bases where (base["uri"] as? String)?.hasSuffix("/") != true {
      problems.append("base \(name) ends without a slash")
    }
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any] ?? [:]
    require(driver, ["name", "rules"], optional: ["semanticVersion"], only: true, in: "driver")
    let rules = driver["rules"] as? [[String: Any]] ?? []
    let identifiers = rules.map { $0["id"] as? String ?? "" }
    if Set(identifiers).count != identifiers.count { problems.append("two rules of one id") }
    for rule in rules {
      require(rule, ["id", "name", "shortDescription", "help"], only: true, in: "rule")
      for name in ["shortDescription", "help"] { message(rule[name], "rule's \(name)") }
    }
    for result in run["results"] as? [[String: Any]] ?? [] {
      look(result, identifiers, Set(bases.keys))
    }
  }

  @discardableResult
  private mutating func message(_ object: Any?, _ place: String) -> String {
    let text = (object as? [String: Any])?["text"] as? String ?? ""
    if text.isEmpty { problems.append("\(place) without words") }
    return text
  }

  private mutating func look(
    _ result: [String: Any], _ rules: [String], _ bases: Set<String>
  ) {
    require(
      result, ["ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints"],
      optional: ["relatedLocations", "properties"], only: true, in: "result")
    let rule = result["ruleId"] as? String ?? ""
    let index = result["ruleIndex"] as? Int ?? -1
    if !rules.indices.contains(index) || rules[index] != rule {
      problems.append("\(rule) is not the rule \(index)")
    }
    let level = result["level"] as? String ?? ""
    if !["none", "note", "warning", "error"].contains(level) { problems.append("level \(level)") }
    let prints = result["partialFingerprints"] as? [String: Any] ?? [:]
    if prints.values.contains(where: { !($0 is String) }) { problems.append("fingerprints") }
    let text = message(result["message"], "result")
    let places = result["locations"] as? [[String: Any]] ?? []
    if places.isEmpty { problems.append("\(rule) without a place") }
    var related: [String] = []
    for place in result["relatedLocations"] as? [[String: Any]] ?? [] {
      if let (uri, line, _) = position(place, bases) { related.append("\(uri):\(line)") }
    }
    for place in places {
      guard let (uri, line, column) = position(place, bases) else { continue }
      results.append(
        Result(
          rule: rule, level: level, uri: uri, line: line, column: column, text: text,
          related: related))
    }
  }

  /// Returns the file, line and column of a location, or `nil` for a whole file.
  private mutating func position(
    _ place: [String: Any], _ bases: Set<String>
  ) -> (uri: String, line: Int, column: Int?)? {
    let physical = place["physicalLocation"] as? [String: Any] ?? [:]
    let artifact = physical["artifactLocation"] as? [String: Any] ?? [:]
    let uri = artifact["uri"] as? String ?? ""
    if uri.isEmpty || URL(string: uri) == nil { problems.append("address \(uri)") }
    if let base = artifact["uriBaseId"] as? String, !bases.contains(base) {
      problems.append("base \(base) is nowhere")
    }
    guard let region = physical["region"] as? [String: Any] else { return nil }
    require(region, ["startLine"], optional: ["startColumn"], only: true, in: "region")
    let line = region["startLine"] as? Int ?? 0
    if line < 1 { problems.append("line \(line)") }
    let column = region["startColumn"] as? Int
    if let column, column < 1 { problems.append("column \(column)") }
    return (uri, line, column)
  }
}
