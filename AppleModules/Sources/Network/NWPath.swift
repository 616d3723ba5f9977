// SPDX-License-Identifier: Apache-2.0

/// The state of the network: whether connections are possible, and through which interfaces.
public struct NWPath: Equatable, Sendable {
  /// The availability of the network.
  public enum Status: Sendable {
    /// The status in which connections are possible.
    case satisfied
    /// The status in which connections are not possible.
    case unsatisfied
    /// The status in which connections are possible once one is attempted.
    ///
    /// - Note: Never occurs on Linux.
    case requiresConnection
  }

  /// Whether connections are possible.
  public let status: Status
  /// The interfaces with a default route, in the order of the kernel's tables, those for IPv4 first.
  public let availableInterfaces: [NWInterface]
  /// Whether IPv4 addresses are reachable.
  public let supportsIPv4: Bool
  /// Whether IPv6 addresses are reachable.
  public let supportsIPv6: Bool
  /// Whether host names can be resolved; `true` if connections are possible.
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
