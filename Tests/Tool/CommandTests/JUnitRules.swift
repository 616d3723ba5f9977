// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The rules for a JUnit document according to Ant's schema: the nesting of elements, their attributes, and
/// their order.
final class JUnitRules: NSObject, XMLParserDelegate {
  private(set) var problems: [String] = []
  /// The names and failures of the test cases.
  private(set) var cases: [(suite: String, name: String, kind: String, text: String)] = []
  private var open: [(name: String, children: [String])] = [("document", [])]
  private var suite: [String: String] = [:]
  private var counts = (tests: 0, failures: 0, skipped: 0)

  private static let children: [String: [String]] = [
    "document": ["testsuites"], "testsuites": ["testsuite"],
    "testsuite": ["properties", "testcase", "system-out", "system-err"],
    "properties": ["property"], "testcase": ["skipped", "error", "failure"],
  ]
  private static let attributes: [String: (required: Set<String>, optional: Set<String>)] = [
    "testsuites": ([], []), "properties": ([], []), "system-out": ([], []), "system-err": ([], []),
    "testsuite": (
      [
        "name", "package", "id", "timestamp", "hostname", "tests", "failures", "errors", "time",
      ], ["skipped"]
    ),
    "testcase": (["name", "classname", "time"], []), "skipped": ([], ["message"]),
    "failure": (["type"], ["message"]), "error": (["type"], ["message"]),
    "property": (["name", "value"], []),
  ]

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() || open.count != 1 { problems.append("no XML") }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let parent = open[open.count - 1]
    let order = Self.children[parent.name] ?? []
    let place = order.firstIndex(of: name)
    if place == nil { problems.append("\(name) in \(parent.name)") }
    let last = parent.children.last.flatMap { order.firstIndex(of: $0) }
    if let place, let last, place < last { problems.append("\(name) after \(order[last])") }
    let isOnce = name != "testsuite" && name != "testcase" && name != "property"
    if isOnce, parent.children.contains(name) { problems.append("two \(name)") }
    open[open.count - 1].children.append(name)
    open.append((name, []))
    guard let rule = Self.attributes[name] else { return }
    let names = Set(attributes.keys)
    problems += rule.required.subtracting(names).map { "\(name) without \($0)" }
    problems += names.subtracting(rule.required).subtracting(rule.optional).map {
      "\(name) with \($0)"
    }
    look(at: name, attributes)
  }

  private func look(at name: String, _ attributes: [String: String]) {
    switch name {
    case "testsuite":
      (suite, counts) = (attributes, (0, 0, 0))
      let time = attributes["timestamp"] ?? ""
      if time.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/#) == nil {
        problems.append("the time \(time)")
      }
      for name in ["id", "tests", "failures", "errors", "skipped"]
      where attributes[name].map({ Int($0) == nil }) == true {
        problems.append("\(name) is no number")
      }
    case "testcase":
      counts.tests += 1
      if Double(attributes["time"] ?? "") == nil { problems.append("a time that is no number") }
      cases.append((suite["name"] ?? "", attributes["name"] ?? "", "passed", ""))
    case "failure", "skipped":
      if name == "failure" { counts.failures += 1 } else { counts.skipped += 1 }
      cases[cases.count - 1].kind = name
      cases[cases.count - 1].text = attributes["message"] ?? ""
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if open.last?.name == "failure" { cases[cases.count - 1].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    let closed = open.removeLast()
    guard name == "testsuite" else { return }
    for wanted in ["properties", "system-out", "system-err"]
    where !closed.children.contains(wanted) {
      problems.append("testsuite without \(wanted)")
    }
    let told = ["tests", "failures", "skipped"].map { suite[$0].flatMap { Int($0) } }
    if told != [counts.tests, counts.failures, counts.skipped] {
      problems.append("counts \(told) of \(counts)")
    }
  }
}
