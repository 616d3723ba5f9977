// SPDX-License-Identifier: Apache-2.0

import Synchronization
import XCTest

/// Numbers the snapshots of a test that have no name.
final class SnapshotNumbers: Sendable {
  /// Those of the running test.
  @TaskLocal static var current = SnapshotNumbers()

  private let numbers = Mutex<[String: Int]>([:])

  /// The next number of the test whose files begin with `path`, from 1 on.
  func next(at path: String) -> Int {
    numbers.withLock {
      $0[path, default: 0] += 1
      return $0[path] ?? 1
    }
  }

  /// Numbers anew.
  func restart() { numbers.withLock { $0 = [:] } }

  /// Has the numbers start anew with each test case of XCTest, once for the process.
  static let restartsWithTestCases: Void = {
    XCTestObservationCenter.shared.addTestObserver(Restarter())
  }()

  /// Hears of XCTest's test cases.
  private final class Restarter: NSObject, XCTestObservation {
    func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotNumbers.current.restart() }
  }
}
