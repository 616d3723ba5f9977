// SPDX-License-Identifier: Apache-2.0

public import Dispatch

/// A source that would tell that memory gets short.
///
/// It never does: on a desktop the system takes memory from programs without asking them.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  /// What was told last: nothing.
  var data: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSourceMemoryPressure {
  /// What was told last: nothing.
  public var data: DispatchSource.MemoryPressureEvent { [] }
}

extension DispatchSource: DispatchSourceMemoryPressure {
  /// How short memory is.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The bits as they are given.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// There is enough again.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// There is little.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// There is hardly any.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// All of them.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// A source that would tell on `queue` that memory gets short, and never does; it can be activated and cancelled as all sources.
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
