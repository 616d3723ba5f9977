// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import MullionBuildDriver

/// The result of a test.
struct TestResult: Equatable {
  enum Outcome: Equatable {
    case passed, failed
    /// A skipped test, with the reason.
    case skipped(String)
  }

  /// An issue of a test.
  struct Issue: Equatable {
    var message: String
    var place: SourcePlace?
  }

  /// The identifier in the test framework.
  var id: String
  /// The name of the module and suite, or of the class.
  var suite: String
  /// The display name.
  var name: String
  /// The source position, or `nil` if unknown.
  var place: SourcePlace?
  /// The start in seconds on an arbitrary clock, or `nil` if the test did not start.
  var start: Double?
  var seconds = 0.0
  /// The outcome, or `nil` if the test did not end.
  var outcome: Outcome?
  var issues: [Issue] = []

  init(id: String, suite: String, name: String, place: SourcePlace? = nil) {
    self.id = id
    self.suite = suite
    self.name = name
    self.place = place
  }

  /// Creates the result of a test that did not run because the program ended, named as `swift test list` names
  /// it.
  init(unrun name: String) {
    let isFunction = TestList.isTesting(name)
    let words = isFunction ? name : TestList.printed(name)
    let cut = words.lastIndex(of: isFunction ? "/" : ".") ?? words.firstIndex(of: ".")
    self.init(
      id: words, suite: cut.map { words[..<$0].split(separator: "/").joined(separator: ".") } ?? "",
      name: cut.map { String(words[words.index(after: $0)...]) } ?? words)
    outcome = .skipped(Self.unrunReason)
  }

  private static let unrunReason = "the run ended before the test began"

  /// The name in `swift test list`; that of an XCTest test is without its module.
  var listedName: String {
    guard !TestList.isTesting(id) else { return TestEvent.listed(id) }
    guard let cut = id.lastIndex(of: ".") else { return id }
    return "\(id[..<cut])/\(id[id.index(after: cut)...])"
  }

  /// The completed result: a test that was interrupted by the end of its process has failed, and one that did
  /// not begin was skipped.
  var ended: TestResult {
    var test = self
    if outcome == nil, start == nil {
      test.outcome = .skipped(Self.unrunReason)
    }
    if outcome == nil, start != nil {
      test.outcome = .failed
      test.issues.append(Issue(message: "The program ended while the test ran.", place: place))
    }
    return test
  }
}
