// SPDX-License-Identifier: Apache-2.0

/// Whether others can be reached, and how.
public struct NWPath: Equatable, Sendable {
  /// Whether others can be reached.
  public enum Status: Sendable {
    /// They can.
    case satisfied
    /// They can't.
    case unsatisfied
    /// They can when a connection asks for it; never so on Linux.
    case requiresConnection
  }

  /// Whether others can be reached.
  public let status: Status
  /// The ways that are used, the first one first.
  public let availableInterfaces: [NWInterface]
  /// Whether addresses of version 4 can be reached.
  public let supportsIPv4: Bool
  /// Whether addresses of version 6 can be reached.
  public let supportsIPv6: Bool
  /// Whether names can be looked up.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether the way costs much: false, Linux does not say.
  public var isExpensive: Bool { false }
  /// Whether data are to be saved: false, Linux does not say.
  public var isConstrained: Bool { false }

  /// Whether a way of a kind is used.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}
