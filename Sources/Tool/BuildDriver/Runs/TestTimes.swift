// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The durations of tests in an earlier run, by which a suite is divided into shares.
///
/// The file is a JSON object with a line for each test: its name, and its seconds. Names are those of
/// `swift test list`; tests of XCTest are named without their module, which XCTest does not print.
package struct TestTimes: Equatable, Sendable {
  private var seconds: [String: Double]

  /// Creates the times in `seconds`, by name; negative and infinite ones are 0.
  package init(_ seconds: [String: Double]) {
    self.seconds = seconds.mapValues { $0.isFinite ? max(0, $0) : 0 }
  }

  /// Reads the times from the file at `path`.
  ///
  /// - Throws: `BuildError` when it cannot be read.
  package init(path: String) throws(BuildError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BuildError(
        "the file of times '\(path)' can't be read; write it with --write-times, or leave out --times."
      )
    }
    guard let seconds = try? JSONDecoder().decode([String: Double].self, from: data) else {
      throw BuildError(
        "'\(path)' can't be read; expected the times of tests, as --write-times writes them.")
    }
    self.init(seconds)
  }

  /// Returns the seconds of the test `name`, as `swift test list` names it, or `nil` if they are unknown.
  package func seconds(of name: String) -> Double? {
    seconds[name]
      ?? name.firstIndex(of: ".").flatMap { seconds[String(name[name.index(after: $0)...])] }
  }

  /// The file's text, in which times are rounded to milliseconds and tests sorted by name.
  package var text: String {
    let lines = seconds.sorted { $0.key < $1.key }.map { name, seconds in
      "  \(Self.quoted(name)): \((seconds * 1000).rounded() / 1000)"
    }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  private static func quoted(_ name: String) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: name, options: [.fragmentsAllowed, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
