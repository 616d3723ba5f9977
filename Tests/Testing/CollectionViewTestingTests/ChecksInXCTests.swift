// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import UIKit
import XCTest

/// Tests of the checks in XCTest, which report the same messages.
///
/// The methods are asynchronous because XCTest on Linux does not find synchronous methods of the main actor.
@MainActor
final class ChecksInXCTests: XCTestCase {
  func testLayoutsAreChecked() async throws {
    let harness = CollectionViewHarness(
      layout: LayoutCheckTests.grid(columns: 3, spacing: 8), items: [9])
    try harness.check(.noOverlap, .noGap(spacing: 8), .insideContent, .noLintFindings())
  }

  func testAFailureNamesItsPlaceCellsAndNumbers() async throws {
    let harness = CollectionViewHarness(layout: LayoutCheckTests.crooked(), items: [3])
    let line = #line + 1
    XCTAssertThrowsError(try harness.check(.noOverlap)) { error in
      // XCTest prints the interpolation of an error.
      XCTAssertEqual(
        "\(error)".split(separator: "\n").prefix(2).joined(separator: "\n"),
        """
        CollectionViewTestingTests/ChecksInXCTests.swift:\(line)
        no overlap: cell 0.0 (0, 0, 100, 100) and cell 0.1 (90, 0, 100, 100) share (90, 0, 10, 100)
        """)
    }
  }

  func testAGoldenThatDiffersSaysHowToAcceptIt() async throws {
    let folder = GoldenTests.Folder()
    try folder.golden(.all).check("a\nb\n")
    XCTAssertThrowsError(try folder.golden(.never).check("a\nc\n")) { error in
      XCTAssertTrue("\(error)".contains("\n- b\n+ c\n"))
      XCTAssertTrue("\(error)".contains("To accept: mv '\(folder.path)/screen.new.txt'"))
    }
  }
}
