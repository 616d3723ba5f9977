// SPDX-License-Identifier: Apache-2.0

import Synchronization
import XCTest

/// The numbers of the unnamed snapshots of a test.
final class SnapshotNumbers: Sendable {
  /// The numbers of the running test.
  @TaskLocal static var current = SnapshotNumbers()

  private let numbers = Mutex<[String: Int]>([:])

  /// Returns the next number of the test whose files begin with `path`, starting at 1.
  func next(at path: String) -> Int {
    numbers.withLock {
      $0[path, default: 0] += 1
      return $0[path] ?? 1
    }
  }

  /// Resets the numbers.
  func restart() { numbers.withLock { $0 = [:] } }

  /// The installation of an observer that resets the numbers after each test case of XCTest; performed once
  /// for the process.
  static let restartsWithTestCases: Void = {
    XCTestObservationCenter.shared.addTestObserver(Restarter())
  }()

  /// The observer of XCTest's test cases.
  private final class Restarter: NSObject, XCTestObservation {
    func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotNumbers.current.restart() }
  }
}
