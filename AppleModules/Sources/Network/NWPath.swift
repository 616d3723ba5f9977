// SPDX-License-Identifier: Apache-2.0

/// The state of the network: whether connections are possible, and through which interfaces.
public struct NWPath: Equatable, Sendable {
  /// The availability of the network.
  public enum Status: Sendable {
    /// Connections are possible.
    case satisfied
    /// Connections are not possible.
    case unsatisfied
    /// Connections are possible once one is attempted.
    ///
    /// - Note: Never occurs on Linux.
    case requiresConnection
  }

  /// Whether connections are possible.
  public let status: Status
  /// The interfaces in use, in order of preference.
  public let availableInterfaces: [NWInterface]
  /// Whether IPv4 addresses are reachable.
  public let supportsIPv4: Bool
  /// Whether IPv6 addresses are reachable.
  public let supportsIPv6: Bool
  /// Whether host names can be resolved.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether the path is expensive; always `false`, as Linux does not provide this.
  public var isExpensive: Bool { false }
  /// Whether the path is in Low Data Mode; always `false`, as Linux does not provide this.
  public var isConstrained: Bool { false }

  /// Returns whether the path uses an interface of a type.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}
