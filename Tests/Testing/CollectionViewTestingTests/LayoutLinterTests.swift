// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct LayoutLinterTests {
  private func section(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width, heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item]))
  }

  @Test func `a description is looked at without data`() {
    expect(LayoutLinter.findings(in: section(.fractionalWidth(0.5))).isEmpty)
    let findings = LayoutLinter.findings(in: section(.absolute(500)))
    expect(findings.map(\.code), equals: ["CL020"])
    expect(findings.map(\.severity), equals: [.error])
    expect(findings.map(\.path), equals: ["section 0 / group"])
  }

  @Test func `a mounted collection view is looked at with its data and registrations`() {
    let section = section(.fractionalWidth(0.5))
    section.decorationItems = [.background(elementKind: "card")]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let source = ItemSource([0])
    view.dataSource = source
    let harness = CollectionViewHarness(view)
    expect(harness.lintFindings.map(\.code), equals: ["CL071"])
    view.collectionViewLayout.register(
      UICollectionReusableView.self, forDecorationViewOfKind: "card")
    expect(harness.lintFindings.isEmpty)
  }

  @Test func `a finding names the line that made its description, copied or not`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    // Places are kept from the first screen on.
    _ = CollectionViewHarness(UIView())
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(500), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let line = #line - 1
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let harness = CollectionViewHarness(layout: layout, items: [2])
    let finding = try #require(harness.lintFindings.first)
    expect(finding.path, equals: "section 0 / group")
    expect(finding.place, equals: "\(#filePath):\(line)")
  }

  @Test func `findings fail a test with code, numbers, consequence and remedy`() throws {
    let harness = CollectionViewHarness(
      layout: UICollectionViewCompositionalLayout(section: section(.absolute(500))), items: [2])
    let folder = NSTemporaryDirectory() + "linted-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let failure = #expect(throws: CheckFailure.self) {
      try harness.check(.noLintFindings(), path: "\(folder)/LayoutLinterTests.swift")
    }
    let words = try #require(failure?.violations.first)
    expect(failure?.violations.count, equals: 1)
    expect(words.hasPrefix("no lint findings: CL020 error: section 0 / group"))
    expect(words.contains("is 500 long, and the group has room for 390"))
    expect(words.contains("Make the group larger"))
    expect(words.contains("made at \(#filePath):"))
    let sound = CollectionViewHarness(
      layout: UICollectionViewCompositionalLayout(section: section(.fractionalWidth(0.5))),
      items: [2])
    try sound.check(.noLintFindings(atLeast: .advice))
  }

  @Test func `a view without a compositional layout has no findings`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewLayout())
    expect(LayoutLinter.findings(in: view).isEmpty)
  }
}
