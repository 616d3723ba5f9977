// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

@MainActor
@Suite struct LinterTests {
  @Test func `every rule finds the layout that is broken in its way`() {
    for broken in BrokenLayout.all {
      let codes = broken.make().findings().map(\.code)
      expect(codes.contains(broken.code), "\(broken.code): \(codes)")
    }
  }

  @Test func `there is a broken layout for every rule`() {
    expect(Set(BrokenLayout.all.map(\.code)), equals: Set(LayoutRule.all.map(\.code)))
  }

  @Test func `codes and names are rules' own, and every rule says all of itself`() {
    let rules = LayoutRule.all
    expect(rules.count >= 40)
    expect(Set(rules.map(\.code)).count, equals: rules.count)
    expect(Set(rules.map(\.name)).count, equals: rules.count)
    for rule in rules {
      expect(rule.code.hasPrefix("CL") && rule.code.count == 5)
      for sentence in [rule.words.what, rule.words.consequence, rule.words.remedy] {
        expect(sentence.hasSuffix("."), "\(rule.code): \(sentence)")
      }
      expect(!rule.words.example.isEmpty && !rule.words.source.isEmpty)
    }
  }

  @Test func `nothing is found in sound layouts`() {
    for section in [
      Layouts.list(.absolute(44)), Layouts.list(.estimated(44)), Layouts.grid(2), Layouts.grid(3),
    ] {
      for count in [nil, 0, 1, 100] as [Int?] {
        expect(BrokenLayout.layout(section, items: count).findings().isEmpty)
      }
    }
  }

  @Test func `a card that leaves room for the next one does not reach beyond the edge`() {
    for (share, behavior, isFound) in [
      (0.93, .groupPaging, false), (1, .groupPagingCentered, false), (1, .groupPaging, true),
    ] as [(CGFloat, UICollectionLayoutSectionOrthogonalScrollingBehavior, Bool)] {
      let section = NSCollectionLayoutSection(
        group: BrokenLayout.row(.fractionalWidth(share), .absolute(40), BrokenLayout.cell()))
      section.orthogonalScrollingBehavior = behavior
      (section.contentInsets.leading, section.contentInsets.trailing) = (16, 16)
      let codes = BrokenLayout.layout(section, items: 9).findings().map(\.code)
      expect(codes.contains("CL060"), equals: isFound)
    }
  }

  @Test func `a finding says where, with which numbers, what comes of it and what to do`() throws {
    let broken = try #require(BrokenLayout.all.first { $0.code == "CL020" })
    let finding = try #require(broken.make().findings().first { $0.code == "CL020" })
    expect(finding.severity, equals: .error)
    expect(finding.path, equals: "section 0 / group")
    expect(finding.numbers, equals: ["item": 120, "room": 100])
    expect(
      finding.description,
      equals: """
        CL020 error: section 0 / group
          The first item is 120 long, and the group has room for 100.
          The section lays out nothing, as if it had no items.
          Make the group larger, the item smaller, or the item a fraction of the group.
        """)
  }

  @Test func `paths lead through groups to the item`() throws {
    let broken = try #require(BrokenLayout.all.first { $0.code == "CL021" })
    expect(broken.make().findings().map(\.path).contains("section 0 / group / group 0"))
  }

  @Test func `sections that share a description are looked at once`() {
    let section = NSCollectionLayoutSection(
      group: BrokenLayout.row(.absolute(100), .absolute(40), BrokenLayout.cell(.absolute(120))))
    var layout = BrokenLayout.layout(section)
    layout.sections = [section, section, section]
    expect(layout.findings().map(\.path), equals: ["section 0 / group"])
  }

  @Test func `kinds that stand twice are found without the program stopping`() {
    let item = NSCollectionLayoutItem(
      layoutSize: Layouts.size(.fractionalWidth(1), .absolute(5)),
      supplementaryItems: [BrokenLayout.badge(), BrokenLayout.badge()])
    let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
    let findings = BrokenLayout.layout(NSCollectionLayoutSection(group: group)).findings()
    expect(findings.map(\.code), equals: ["CL050"])
    expect(findings.map(\.path), equals: ["section 0 / group / item 0"])
    expect(findings.map(\.stopsPrograms), equals: [true])
  }
}
