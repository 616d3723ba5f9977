// SPDX-License-Identifier: Apache-2.0

public import FoundationNetworking

extension URLRequest {
  /// Whether networks may be used on which data are to be saved; true, whatever is set: Linux does not say of networks what
  /// they are.
  @_disfavoredOverload
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether networks may be used that cost much; true, whatever is set: Linux does not say of networks what they are.
  @_disfavoredOverload
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLSessionConfiguration {
  /// Whether networks may be used on which data are to be saved; true, whatever is set.
  @_disfavoredOverload
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether networks may be used that cost much; true, whatever is set.
  @_disfavoredOverload
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}
