// SPDX-License-Identifier: Apache-2.0

/// A network interface.
public struct NWInterface: Hashable, Sendable {
  /// The type of a network interface.
  public enum InterfaceType: Sendable {
    /// An interface of an unknown type.
    case other
    /// A Wi-Fi interface.
    case wifi
    /// A cellular interface.
    case cellular
    /// A wired Ethernet interface.
    case wiredEthernet
    /// The loopback interface.
    case loopback
  }

  /// The name, such as `eth0`.
  public let name: String
  /// The index of the interface.
  public let index: Int
  /// The type of the interface.
  public let type: InterfaceType
}
