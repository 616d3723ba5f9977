// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The tests that did not run because the program ended before its tests did.
package struct UnrunTests {
  /// The names, as `swift test list` names them, sorted by library.
  package let names: [String]

  /// Compares the selected tests with those that ran.
  ///
  /// - Parameters:
  ///   - listed: the names of the selected tests.
  ///   - started: the tests of XCTest that started, as it prints them.
  ///   - hasRunFunctions: whether Swift Testing has run.
  ///   - events: its event stream.
  package init(of listed: [String], started: [String], hasRunFunctions: Bool, events: Data) {
    let started = Set(started)
    let cases = listed.filter { !TestList.isTesting($0) && !started.contains(TestList.printed($0)) }
    let functions =
      hasRunFunctions ? TestEvent.unrun(in: events) : listed.filter(TestList.isTesting)
    names = cases + functions
  }
}
