// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

/// A test case: an operator, the diagrams of its upstreams, and that of its output.
struct MarbleCase: CustomTestStringConvertible, @unchecked Sendable {
  typealias Line = Marble.Line
  var testDescription: String
  var lines: [String]
  var expected: String
  var operate: ([Line], TickClock) -> Line

  /// Returns a case of an operator with a single upstream.
  static func of<P: Publisher<String, Trouble>>(
    _ name: String, _ line: String, _ expected: String, _ operate: @escaping (Line) -> P
  ) -> MarbleCase {
    MarbleCase(testDescription: "\(name): \(line)", lines: [line], expected: expected) { lines, _ in
      operate(lines[0]).eraseToAnyPublisher()
    }
  }

  /// Returns a case of an operator whose errors are of any type.
  static func trying<P: Publisher<String, any Error>>(
    _ name: String, _ line: String, _ expected: String, _ operate: @escaping (Line) -> P
  ) -> MarbleCase {
    of(name, line, expected) { operate($0).mapError { $0 as? Trouble ?? Trouble(name: "\($0)") } }
  }

  /// Returns a case of an operator that needs a clock.
  static func timed<P: Publisher<String, Trouble>>(
    _ name: String, _ line: String, _ expected: String,
    _ operate: @escaping (Line, TickClock) -> P
  ) -> MarbleCase {
    MarbleCase(testDescription: "\(name): \(line)", lines: [line], expected: expected) {
      operate($0[0], $1).eraseToAnyPublisher()
    }
  }

  /// Returns a case of an operator that joins upstreams.
  static func joining<P: Publisher<String, Trouble>>(
    _ name: String, _ lines: [String], _ expected: String, _ operate: @escaping ([Line]) -> P
  ) -> MarbleCase {
    MarbleCase(testDescription: "\(name): \(lines)", lines: lines, expected: expected) { lines, _ in
      operate(lines).eraseToAnyPublisher()
    }
  }

  func check() {
    #expect(Marble.draw(lines, operate) == expected, "\(testDescription)")
  }
}
