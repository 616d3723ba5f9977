// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A line of Swift Testing's event stream: a test of the run, or an event.
///
/// The format is that of `swift test --event-stream-output-path`, whose versions before and after 6.3 use
/// different keys for the path of a source.
package struct TestEvent: Decodable, Sendable {
  /// The test or the event itself.
  package struct Payload: Decodable, Sendable {
    /// `function` or `suite` of a test; of an event, its name, such as `testStarted`.
    package var kind: String
    /// The identifier of a test.
    package var id: String?
    /// The name of a function with its parameters.
    package var name: String?
    /// The name that the attribute of a test specifies.
    package var displayName: String?
    /// The position of a test.
    package var sourceLocation: Location?
    /// The identifier of the test of an event.
    package var testID: String?
    /// The time of an event.
    package var instant: Instant?
    /// The issue that an event records.
    package var issue: Issue?
    /// The messages of an event.
    package var messages: [Message]?
  }

  /// A position in a source.
  package struct Location: Decodable, Sendable {
    /// The path, since version 6.3.
    package var filePath: String?
    /// The path, before version 6.3.
    package var _filePath: String?
    /// The line, starting at 1.
    package var line: Int
  }

  /// A time, in seconds.
  package struct Instant: Decodable, Sendable {
    /// The seconds on a clock of the run.
    package var absolute: Double
    /// The seconds since 1970.
    package var since1970: Double
  }

  /// A failed expectation or a thrown error.
  package struct Issue: Decodable, Sendable {
    /// Whether the issue is expected.
    package var isKnown: Bool
    /// Whether the issue fails its test, or `nil` before version 6.3.
    package var isFailure: Bool?
    /// `error` or `warning`.
    package var severity: String?
    /// The position of the issue.
    package var sourceLocation: Location?
  }

  /// A text for the user.
  package struct Message: Decodable, Sendable {
    /// The kind of the message, such as `fail`.
    package var symbol: String
    /// The text.
    package var text: String
  }

  /// `test` or `event`.
  package var kind: String
  /// The content of the line.
  package var payload: Payload

  /// Returns the lines of a stream; invalid ones are skipped.
  ///
  /// - Complexity: O(*n*) in the size of the stream.
  package static func all(in stream: Data) -> [TestEvent] {
    let decoder = JSONDecoder()
    return stream.split(separator: UInt8(ascii: "\n")).compactMap { line in
      try? decoder.decode(TestEvent.self, from: line)
    }
  }

  /// Returns the names of the tests in `stream` that neither started nor were skipped, as `swift test list`
  /// names them.
  static func unrun(in stream: Data) -> [String] {
    var (order, seen): ([String], Set<String>) = ([], [])
    for event in all(in: stream) {
      if event.kind == "test", event.payload.kind == "function", let id = event.payload.id {
        order.append(id)
      }
      if ["testStarted", "testSkipped"].contains(event.payload.kind), let id = event.payload.testID
      {
        seen.insert(id)
      }
    }
    return order.filter { !seen.contains($0) }.map(listed)
  }

  /// Returns the name of a test without its place in the source: `FeedTests.Feed/rows()`.
  package static func listed(_ id: String) -> String {
    guard id.wholeMatch(of: /.*\/[^\/]+\.swift:\d+:\d+/) != nil, let cut = id.lastIndex(of: "/")
    else { return id }
    return String(id[..<cut])
  }
}
