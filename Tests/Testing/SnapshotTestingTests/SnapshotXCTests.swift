// SPDX-License-Identifier: Apache-2.0

import SnapshotTesting
import UIKit
import XCTest

/// Tests of snapshots in XCTest.
@MainActor final class SnapshotXCTests: XCTestCase {
  func testTextsAreComparedWithTheirReferences() async {
    assertSnapshot(of: ["a": 1], as: .dump)
    assertSnapshots(of: 5, as: ["description": .description, "dump": .dump])
  }

  func testScreensAreComparedWithThoseOfThisPlatform() async {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone13))
  }

  func testACaseSaysItsClassAndSoTheBundleOfItsFiles() async {
    XCTAssert(classForCoder == SnapshotXCTests.self)
    XCTAssertEqual(Bundle(for: classForCoder).bundleURL, Bundle(for: Self.self).bundleURL)
  }

  func testAScopeSaysAllThatIsInForce() async {
    withSnapshotTesting(record: .never) {
      let current = SnapshotTestingConfiguration.current
      XCTAssertEqual(current?.record, .never)
      XCTAssertEqual(
        current?.diffTool?(currentFilePath: "a", failedFilePath: "b").contains("a"), true)
    }
  }

  func testAFailureIsToldWhereItStands() async {
    let failure = verifySnapshot(of: "b", as: .lines, named: "none", record: .never)
    XCTAssertEqual(failure?.contains("SnapshotXCTests/"), true)
  }
}
