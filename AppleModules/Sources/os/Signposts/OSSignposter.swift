// SPDX-License-Identifier: Apache-2.0

/// Marks moments and intervals of a part of a program.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// A signposter of the program.
  public init() {
    log = .default
  }

  /// A signposter of a part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// A signposter of a part of a program, in a category with a meaning.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// A signposter that writes to a log.
  public init(logHandle: OSLog) {
    log = logHandle
  }

  /// A signposter that writes where a logger does.
  public init(logger: Logger) {
    log = logger.destination
  }

  /// A signposter that nothing comes of.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// An identifier that no other of the program has.
  public func makeSignpostID() -> OSSignpostID {
    .fresh()
  }

  /// The identifier of an object, the same each time while the object lives.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.signpost(.event, name, id, "")
  }

  /// Marks a moment, with values.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {
    log.signpost(.event, name, id, message.text)
  }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    log.signpost(.begin, name, id, "")
    return OSSignpostIntervalState(id)
  }

  /// Begins an interval, with values.
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

  /// Ends an interval, with values.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {
    log.signpost(.end, name, state.signpostID, message.text)
  }

  /// Marks the interval in which `task` runs.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}
