// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking

/// How a server is asked to prove who it is, of a challenge: Linux checks servers itself, and challenges nobody so.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// What a server proves who it is with, for a program that wants to judge that: there is none, as nobody is challenged.
public final class SecTrust: Sendable {
  private init() {}
}

extension URLProtectionSpace {
  /// What the server proves who it is with; nil: the program is not asked to judge that.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// The answer that a server is trusted.
  ///
  /// Nobody has what it is made of, see ``SecTrust``.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
