// SPDX-License-Identifier: Apache-2.0

public import Testing

/// Records an issue at the line of the call unless `condition` holds.
///
/// A function, since each `#expect` costs the compiler 10 to 40 ms (decision 0021).
///
/// - Parameters:
///   - condition: The condition that should hold.
///   - comment: An explanation that the issue shows besides the statement of the call.
///   - filePath: The path of the file of the call, from which a failure reads the statement.
///   - line: The line of the call.
public func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  filePath: String = #filePath, line: Int = #line
) {
  guard !condition else { return }
  Statement(filePath: filePath, line: line).fail("false", comment())
}

/// Records an issue with both values at the line of the call unless `value` equals `expected`.
///
/// - Parameters:
///   - value: The value that the code under test returned.
///   - expected: The value that it should have returned.
///   - comment: An explanation that the issue shows besides the values and the statement.
///   - filePath: The path of the file of the call, from which a failure reads the statement.
///   - line: The line of the call.
public func expect<Value: Equatable>(
  _ value: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  filePath: String = #filePath, line: Int = #line
) {
  guard value != expected else { return }
  Statement(filePath: filePath, line: line)
    .fail(difference(written(value), written(expected)), comment())
}

/// Returns a message with two values that differ: in one line if both are short, otherwise on separate lines.
private func difference(_ value: String, _ expected: String) -> String {
  value.count + expected.count < 80
    ? "\(value) is not \(expected)" : "\(value)\nis not\n\(expected)"
}

/// Returns the debug description of a value; a string of several lines is returned unmodified.
private func written<Value>(_ value: Value) -> String {
  if let text = value as? String, text.contains("\n") { return text }
  return String(reflecting: value)
}
