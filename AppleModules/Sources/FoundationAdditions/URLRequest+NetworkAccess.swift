// SPDX-License-Identifier: Apache-2.0

public import FoundationNetworking

extension URLRequest {
  /// Whether the request may use networks in Low Data Mode; always `true`.
  ///
  /// - Note: Setting it has no effect on Linux, where this property of a network is unknown.
  @_disfavoredOverload
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the request may use expensive networks; always `true`.
  ///
  /// - Note: Setting it has no effect on Linux, where this property of a network is unknown.
  @_disfavoredOverload
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLSessionConfiguration {
  /// Whether the session may use networks in Low Data Mode; always `true`.
  ///
  /// - Note: Setting it has no effect on Linux, where this property of a network is unknown.
  @_disfavoredOverload
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the session may use expensive networks; always `true`.
  ///
  /// - Note: Setting it has no effect on Linux, where this property of a network is unknown.
  @_disfavoredOverload
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}
