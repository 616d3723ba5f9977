// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting

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

  /// The completed result: a test that was interrupted by the end of its process has failed, and one that did
  /// not begin was skipped.
  var ended: TestResult {
    var test = self
    if outcome == nil, start == nil {
      test.outcome = .skipped("the run ended before the test began")
    }
    if outcome == nil, start != nil {
      test.outcome = .failed
      test.issues.append(Issue(message: "The program ended while the test ran.", place: place))
    }
    return test
  }
}
