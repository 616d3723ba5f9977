// SPDX-License-Identifier: Apache-2.0

/// A writer of signposts for a subsystem and category: events and intervals.
///
/// Signposts are written only if the environment variable `MULLION_SIGNPOSTS` is set, as lines on the
/// standard error output.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter for the default log.
  public init() {
    log = .default
  }

  /// Creates a signposter for a subsystem and category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter for a subsystem and a predefined category.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {
    log = logHandle
  }

  /// Creates a signposter for the log of a logger.
  public init(logger: Logger) {
    log = logger.destination
  }

  /// A signposter that writes nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns an identifier that is unique in the process.
  public func makeSignpostID() -> OSSignpostID {
    .fresh()
  }

  /// Returns the identifier of an object, the same for each call while the object exists.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Writes a signpost of an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.signpost(.event, name, id, "")
  }

  /// Writes a signpost of an event with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {
    log.signpost(.event, name, id, message.text)
  }

  /// Begins an interval.
  ///
  /// - Returns: The state for ``endInterval(_:_:)``.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    log.signpost(.begin, name, id, "")
    return OSSignpostIntervalState(id)
  }

  /// Begins an interval with a message.
  ///
  /// - Returns: The state for ``endInterval(_:_:)``.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    log.signpost(.begin, name, id, message.text)
    return OSSignpostIntervalState(id)
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    log.signpost(.end, name, state.signpostID, "")
  }

  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {
    log.signpost(.end, name, state.signpostID, message.text)
  }

  /// Writes signposts of the interval in which `task` runs.
  ///
  /// - Returns: The result of `task`.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}
