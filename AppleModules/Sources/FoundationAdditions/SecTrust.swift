// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking

/// The authentication method of a challenge for the validation of a server certificate.
///
/// - Note: Never used on Linux: servers are validated without a challenge.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// The certificates by which an app can validate a server.
///
/// - Note: Has no instances on Linux: servers are validated without a challenge.
public final class SecTrust: Sendable {
  private init() {}
}

extension URLProtectionSpace {
  /// The server's certificates; always `nil` on Linux.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential that trusts a server.
  ///
  /// It cannot be called on Linux: there are no instances of ``SecTrust``.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
