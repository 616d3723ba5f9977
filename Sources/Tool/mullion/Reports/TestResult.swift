// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting

/// What became of a test.
struct TestResult: Equatable {
  enum Outcome: Equatable {
    case passed, failed
    /// It was not run, for a reason.
    case skipped(String)
  }

  /// Something that was wrong.
  struct Issue: Equatable {
    var message: String
    var place: SourcePlace?
  }

  /// What the kit calls it.
  var id: String
  /// What it is part of: a module and a suite, or a class.
  var suite: String
  /// What people call it.
  var name: String
  /// Where it stands; nil: nobody said.
  var place: SourcePlace?
  /// When it began, in seconds on some clock; nil: it did not.
  var start: Double?
  var seconds = 0.0
  /// Nil: it did not end.
  var outcome: Outcome?
  var issues: [Issue] = []

  init(id: String, suite: String, name: String, place: SourcePlace? = nil) {
    self.id = id
    self.suite = suite
    self.name = name
    self.place = place
  }

  /// The test, ended: what the end of its process cut off has failed.
  var ended: TestResult {
    var test = self
    if outcome == nil, start == nil { test.outcome = .skipped("the run ended before it began") }
    if outcome == nil, start != nil {
      test.outcome = .failed
      test.issues.append(Issue(message: "The program ended while the test ran.", place: place))
    }
    return test
  }
}
