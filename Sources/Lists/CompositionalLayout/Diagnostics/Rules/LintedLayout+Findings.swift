// SPDX-License-Identifier: Apache-2.0

extension LintedLayout {
  /// Returns the findings of all rules: those about the whole layout, then those of each section, each
  /// ordered by code.
  ///
  /// A description that several sections share is checked once, with the first of them, unless the sections
  /// differ in their number of items.
  ///
  /// - Complexity: O(*s* + *n*), *s* being the number of sections and *n* the number of items of different
  ///   descriptions.
  package func findings() -> [LayoutFinding] {
    var findings: [LayoutFinding] = []
    for case (let rule, .layout(let check)) in LayoutRule.all.map({ ($0, $0.check) }) {
      findings += check(self).map { rule.finding($0, at: "layout") }
    }
    var seen: Set<Seen> = []
    var said: Set<Said> = []
    for (index, section) in sections.enumerated() {
      guard let section else { continue }
      let identity = ObjectIdentifier(section)
      guard seen.insert(Seen(section: identity, count: counts?[index])).inserted else { continue }
      for finding in self.findings(of: section, index: index)
      where said.insert(Said(finding, index: index, section: identity)).inserted {
        findings.append(finding)
      }
    }
    return findings
  }

  private struct Seen: Hashable {
    let section: ObjectIdentifier
    let count: Int?
  }

  /// The identity of a finding apart from the index of its section, by which repeated findings of a shared
  /// description are dropped.
  private struct Said: Hashable {
    let section: ObjectIdentifier
    let code: String
    let place: Substring

    init(_ finding: LayoutFinding, index: Int, section: ObjectIdentifier) {
      self.section = section
      code = finding.code
      place = finding.path.dropFirst("section \(index)".count)
    }
  }

  private func findings(of section: NSCollectionLayoutSection, index: Int) -> [LayoutFinding] {
    // A section with duplicate kinds cannot be resolved; report only that.
    let duplicates = SupplementaryRules.duplicates(in: section)
    guard duplicates.isEmpty else {
      return duplicates.map {
        SupplementaryRules.duplicateKind.finding($0, at: "section \(index)")
      }
    }
    let body = solution.flatMap { $0.has(index) ? $0.stack[index] : nil }
    let linted = LintedSection(section, index: index, in: self, measured: body)
    let items = linted.root.all
    return LayoutRule.all.flatMap { rule -> [LayoutFinding] in
      switch rule.check {
      case .layout: []
      case .section(let check): check(linted).map { rule.finding($0, at: linted.path) }
      case .item(let check):
        items.compactMap { item in check(item, linted).map { rule.finding($0, at: item.path) } }
      }
    }
  }
}
