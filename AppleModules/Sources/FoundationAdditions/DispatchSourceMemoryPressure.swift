// SPDX-License-Identifier: Apache-2.0

public import Dispatch

/// A dispatch source for changes of memory pressure.
///
/// - Note: Never fires on Linux: a desktop system does not notify programs of memory pressure.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  /// The latest event; always empty.
  var data: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSourceMemoryPressure {
  /// The latest event; always empty.
  public var data: DispatchSource.MemoryPressureEvent { [] }
}

extension DispatchSource: DispatchSourceMemoryPressure {
  /// The level of memory pressure.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The level at which memory pressure is normal.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// The level at which memory pressure is high.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// The level at which memory pressure is critical.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// All levels.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Returns a source for changes of memory pressure on `queue`; it can be activated and cancelled.
  ///
  /// - Note: Never fires on Linux.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    guard
      let source = DispatchSource.makeUserDataAddSource(queue: queue)
        as? any DispatchSourceMemoryPressure
    else { preconditionFailure("sources of Dispatch are of another class than DispatchSource") }
    return source
  }
}
