// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout
import MullionLayoutCases

/// The search for an edit of a case that resolves a finding of the linter.
///
/// Each rule has candidates, by its remedy. The first candidate is taken after which the finding is gone and no other
/// is new; the linter decides, so a fix is never only probable.
struct LayoutFix {
  /// An edit of one value; a `new` value of `nil` removes the field.
  struct Edit {
    var path: LayoutPath
    var old: JSONValue?
    var new: JSONValue?
  }

  private let layoutCase: JSONValue
  private let findings: Set<String>

  /// Creates the search in a case with its findings.
  init(_ layoutCase: JSONValue, _ findings: [LayoutFinding]) {
    self.layoutCase = layoutCase
    self.findings = Set(findings.map { Self.key($0) })
  }

  private static func key(_ finding: LayoutFinding) -> String { "\(finding.code) \(finding.path)" }

  /// Returns the findings of a case, with the measured sizes unless one stops programs.
  static func findings(in layoutCase: LayoutCase) throws(LayoutCaseError) -> [LayoutFinding] {
    guard let layout = SolverEvaluator().linted(layoutCase) else { return [] }
    let findings = layout.findings()
    if findings.contains(where: { $0.stopsPrograms }) { return findings }
    return try LaboratoryCase.solved(layoutCase).layout.findings()
  }

  /// Returns the path of the element that a finding is about; `nil` if the layout does not contain it.
  func path(of finding: LayoutFinding) -> LayoutPath? {
    var path = LayoutPath([.name("layout")])
    for part in finding.path.split(separator: "/") {
      let words = part.split(separator: " ")
      guard let word = words.first, let last = words.last else { return nil }
      switch word {
      case "layout": break
      case "section":
        guard let index = Int(last) else { return nil }
        let own = path.adding("sections").adding(index)
        path = layoutCase.value(at: own) == nil ? path.adding("sectionForAll") : own
      case "group" where words.count == 1: path = path.adding("group")
      case "group", "item":
        guard let index = Int(last) else { return nil }
        path = path.adding("subitems").adding(index)
      case "custom":
        guard let index = Int(last) else { return nil }
        path = path.adding("customItems").adding(index)
      case "boundary": path = named(words, 2, in: path.adding("boundarySupplementaryItems"))
      case "decoration": path = named(words, 1, in: path.adding("decorationItems"))
      case "supplementary": path = named(words, 1, in: path.adding("supplementaryItems"))
      default: return nil
      }
    }
    return layoutCase.value(at: path) == nil ? nil : path
  }

  /// Returns the path of the part of a list whose kind is the words after the first `count`.
  private func named(_ words: [Substring], _ count: Int, in list: LayoutPath) -> LayoutPath {
    let kind = words.dropFirst(count).joined(separator: " ")
    guard case .array(let parts)? = layoutCase.value(at: list) else { return list }
    let index = parts.firstIndex { part in
      if case .object(let fields) = part { fields["kind"] == .string(kind) } else { false }
    }
    return list.adding(index ?? 0)
  }

  /// Returns the edit that resolves a finding, and the findings after it; `nil` if no candidate does.
  func edit(of finding: LayoutFinding) -> Edit? {
    guard let path = path(of: finding) else { return nil }
    return FixCandidates(layoutCase, path).edits(of: finding.code).first { resolves($0, finding) }
  }

  private func resolves(_ edit: Edit, _ finding: LayoutFinding) -> Bool {
    guard let changed = layoutCase.setting(edit.new, at: edit.path) else { return false }
    do throws(LayoutCaseError) {
      let left = try Self.findings(in: LaboratoryCase.parsed(changed))
      let gone = Self.key(finding)
      return left.allSatisfy { Self.key($0) != gone && findings.contains(Self.key($0)) }
    } catch {
      return false
    }
  }
}
