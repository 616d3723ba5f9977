// SPDX-License-Identifier: Apache-2.0

/// A way in and out of the machine.
public struct NWInterface: Hashable, Sendable {
  /// What kind of a way it is.
  public enum InterfaceType: Sendable {
    /// One of no kind that is known.
    case other
    /// Radio, of the house.
    case wifi
    /// Radio, of a telephone.
    case cellular
    /// A cable.
    case wiredEthernet
    /// Within the machine.
    case loopback
  }

  /// The name, as `eth0`.
  public let name: String
  /// The number.
  public let index: Int
  /// What kind of a way it is.
  public let type: InterfaceType
}
