// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Logs a message: a format with `%@`, `%d`, `%{public}s` and similar specifiers, and its arguments.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(type, formatted(message, args))
}

/// Logs a message at a level: a format with `%@`, `%d`, `%{public}s` and similar specifiers, and its
/// arguments.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  log.write(type, formatted(message, args))
}

/// Logs a message with interpolated values.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(.default, message.text)
}

/// Logs a message with interpolated values at a level.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  log.write(type, message.text)
}

/// Returns the text of a format; arguments marked private are hidden.
func formatted(_ format: StaticString, _ arguments: [any CVarArg]) -> String {
  var out = ""
  var rest = Substring("\(format)")
  var left = arguments[...]
  while let percent = rest.firstIndex(of: "%") {
    out += rest[..<percent]
    rest = rest[rest.index(after: percent)...]
    if rest.first == "%" {
      out += "%"
      rest = rest.dropFirst()
      continue
    }
    var isPrivate = false
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      let words = rest[..<end]
      isPrivate = words.contains("private") || words.contains("sensitive")
      rest = rest[rest.index(after: end)...]
    }
    let end = rest.firstIndex { "@diouxXeEfFgGaAcCsSpm".contains($0) }
    let specifier = end.map { rest[...$0] } ?? rest
    rest = rest[specifier.endIndex...]
    let value = left.popFirst()
    out += isPrivate ? "<private>" : value.map { written($0, specifier) } ?? "<nothing>"
  }
  return out + rest
}

/// Returns a value formatted by its specifier; objects and strings by their descriptions.
private func written(_ value: any CVarArg, _ specifier: Substring) -> String {
  if let last = specifier.last, "@sS".contains(last) { return "\(value)" }
  return String(format: "%" + specifier, arguments: [value])
}
