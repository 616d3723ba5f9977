// SPDX-License-Identifier: Apache-2.0

/// Writes lines about a part of a program.
public struct Logger: Sendable {
  let destination: OSLog

  /// A logger of the program.
  public init() {
    destination = .default
  }

  /// A logger of a part of a program.
  public init(subsystem: String, category: String) {
    destination = OSLog(subsystem: subsystem, category: category)
  }

  /// A logger that writes to a log.
  public init(_ logObj: OSLog) {
    destination = logObj
  }

  /// Writes a line.
  public func log(_ message: OSLogMessage) { destination.write(.default, message.text) }
  /// Writes a line of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    destination.write(level, message.text)
  }
  /// Writes a line that helps to follow the program.
  public func trace(_ message: OSLogMessage) { destination.write(.debug, message.text) }
  /// Writes a line that helps while developing.
  public func debug(_ message: OSLogMessage) { destination.write(.debug, message.text) }
  /// Writes a line that helps to understand.
  public func info(_ message: OSLogMessage) { destination.write(.info, message.text) }
  /// Writes a line.
  public func notice(_ message: OSLogMessage) { destination.write(.default, message.text) }
  /// Writes a line about what is not as it should be.
  public func warning(_ message: OSLogMessage) { destination.write(.error, message.text) }
  /// Writes a line about what went wrong.
  public func error(_ message: OSLogMessage) { destination.write(.error, message.text) }
  /// Writes a line about what must never happen.
  public func critical(_ message: OSLogMessage) { destination.write(.fault, message.text) }
  /// Writes a line about what must never happen.
  public func fault(_ message: OSLogMessage) { destination.write(.fault, message.text) }
}
