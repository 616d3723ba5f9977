// SPDX-License-Identifier: Apache-2.0

/// A writer of log messages for a subsystem and category.
///
/// Each message is a line on the standard error output.
public struct Logger: Sendable {
  let destination: OSLog

  /// Creates a logger for the default log.
  public init() {
    destination = .default
  }

  /// Creates a logger for a subsystem and category.
  public init(subsystem: String, category: String) {
    destination = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger for a log.
  public init(_ logObj: OSLog) {
    destination = logObj
  }

  /// Logs a message at the default level.
  public func log(_ message: OSLogMessage) { destination.write(.default, message.text) }
  /// Logs a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    destination.write(level, message.text)
  }
  /// Logs a message at the debug level.
  public func trace(_ message: OSLogMessage) { destination.write(.debug, message.text) }
  /// Logs a message at the debug level.
  public func debug(_ message: OSLogMessage) { destination.write(.debug, message.text) }
  /// Logs a message at the info level.
  public func info(_ message: OSLogMessage) { destination.write(.info, message.text) }
  /// Logs a message at the default level.
  public func notice(_ message: OSLogMessage) { destination.write(.default, message.text) }
  /// Logs a message at the error level.
  public func warning(_ message: OSLogMessage) { destination.write(.error, message.text) }
  /// Logs a message at the error level.
  public func error(_ message: OSLogMessage) { destination.write(.error, message.text) }
  /// Logs a message at the fault level.
  public func critical(_ message: OSLogMessage) { destination.write(.fault, message.text) }
  /// Logs a message at the fault level.
  public func fault(_ message: OSLogMessage) { destination.write(.fault, message.text) }
}
