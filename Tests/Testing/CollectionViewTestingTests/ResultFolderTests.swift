// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@MainActor struct ResultFolderTests {
  private let folder = GoldenTests.Folder()

  private func screen() -> CollectionViewHarness {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 60, height: 30))
    button.setTitle("Add", for: .normal)
    button.setTitleColor(.black, for: .normal)
    controller.view.addSubview(button)
    return CollectionViewHarness(controller, on: .iPhone15)
  }

  @Test func `goldens that differ are noted with their place, those that are equal not`() throws {
    let results = ResultFolder("\(folder.path)/results")
    let harness = screen()
    ResultFolder.$scoped.withValue(results) {
      #expect(throws: GoldenMismatch.self) {
        try Golden(path: "\(folder.path)/a.txt", recording: .never).check(harness, line: 77)
      }
      #expect(throws: Never.self) {
        try Golden(path: "\(folder.path)/b.txt", recording: .missing).check(harness)
        try Golden(path: "\(folder.path)/b.txt", recording: .never).check(harness)
      }
    }
    let entry = try #require(results.entries.first)
    expect(results.entries.count, equals: 1)
    expect(entry.place, equals: SourcePlace(path: #filePath, line: 77))
    expect(entry.test?.contains("ResultFolderTests"), equals: true)
    guard case .golden(let golden) = entry.content else { throw CancellationError() }
    expect(golden.isMissing)
    expect(golden.golden, equals: "\(folder.path)/a.txt")
    expect(FileManager.default.fileExists(atPath: golden.made))
  }

  private func checkTargets(of harness: CollectionViewHarness) throws {
    try harness.check(.accessible(.smallTarget))
  }

  @Test func `findings of a check are noted with their codes`() throws {
    let results = ResultFolder("\(folder.path)/results")
    let harness = screen()
    ResultFolder.$scoped.withValue(results) {
      #expect(throws: CheckFailure.self) { try checkTargets(of: harness) }
      let own = LayoutCheck("no buttons, please") { _ in ["there is one"] }
      #expect(throws: CheckFailure.self) { try harness.check(own) }
    }
    let findings = results.entries.compactMap {
      if case .finding(let finding) = $0.content { finding } else { nil }
    }
    expect(findings.map(\.code), equals: ["AX001", "no-buttons-please"])
    expect(findings.map(\.severity), equals: [.error, .error])
    expect(findings[0].element, equals: "button \"Add\"")
    expect(findings[0].message.contains("60 by 30 points and not 44 by 44"))
    expect(findings[0].remedy, equals: AccessibilityRule.smallTarget.remedy)
    expect(results.entries[0].place.column, equals: "    try harness.".utf8.count + 1)
  }

  @Test func `the work of a screen is noted when it is let go`() throws {
    let results = ResultFolder("\(folder.path)/results")
    try ResultFolder.$scoped.withValue(results) {
      for _ in 0..<2 {
        let harness = CollectionViewHarness(FruitScreen(), on: .iPhone15)
        harness.scroll(by: CGVector(dx: 0, dy: 400))
        harness.runUntilIdle()
        try #require(harness.work.cellsCreated > 0)
      }
    }
    let work = results.entries.compactMap {
      if case .work(let work) = $0.content { work } else { nil }
    }
    try #require(work.count == 2)
    expect(work[0].screen.hasSuffix("FruitScreen, iPhone 15"))
    expect(work[1].screen, equals: "\(work[0].screen), 2")
    expect(work[0].counts, equals: work[1].counts)
    expect((work[0].counts["views made"] ?? 0) > 0)
    expect((work[0].counts["layout solves"] ?? 0) > 0)
    expect(work[0].counts.keys.sorted(), equals: WorkEntry.Kind.allCases.map(\.rawValue).sorted())
  }

  @Test func `a sketch shows what came green and what went red`() throws {
    let old = """
      frames 2  screen 390x844 @2x  text block  #f2f2f7
      collection view 0 0 390 844  content 390x928  offset 0 -96  #f2f2f7
        kind            path             x        y        w        h  z
        cell            1.0             20       48      350       72  0  #ffffff  "Rice" @72 14 232 22
      label 16 47 358 41  "Recipes"

      """
    let svg = try #require(FrameSketch(from: old, to: old.replacing("  48  ", with: "  58  "))).svg
    expect(svg.contains("<rect x=\"20\" y=\"144\" width=\"350\" height=\"72\" fill=\"#ffffff\""))
    expect(
      svg.contains(
        "<rect x=\"20\" y=\"154\" width=\"350\" height=\"72\" fill=\"#0a8f3c\""))
    expect(
      svg.contains(
        "<rect x=\"20\" y=\"144\" width=\"350\" height=\"72\" fill=\"#d11a2a\""))
    expect(
      svg.contains(
        "<rect x=\"16\" y=\"47\" width=\"358\" height=\"41\" fill=\"none\" stroke=\"#c4c4c8\""))
    expect(FrameSketch(from: "no picture", to: old) == nil)
    expect(FrameSketch(from: nil, to: old)?.svg.contains(">new<"), equals: true)
  }
}
