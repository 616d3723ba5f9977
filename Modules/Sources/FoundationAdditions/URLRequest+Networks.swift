// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationNetworking)

public import Foundation
public import FoundationNetworking

// A desktop's network is neither; what a request says is kept.
extension URLRequest {
  /// Whether the request may go through networks that people want to be spared; there are none here.
  public var allowsConstrainedNetworkAccess: Bool {
    get { flag("allowsConstrainedNetworkAccess") }
    set { setFlag("allowsConstrainedNetworkAccess", newValue) }
  }

  /// Whether the request may go through networks that cost; there are none here.
  public var allowsExpensiveNetworkAccess: Bool {
    get { flag("allowsExpensiveNetworkAccess") }
    set { setFlag("allowsExpensiveNetworkAccess", newValue) }
  }

  private func flag(_ key: String) -> Bool {
    URLProtocol.property(forKey: key, in: self) as? Bool ?? true
  }

  private mutating func setFlag(_ key: String, _ value: Bool) {
    guard let request = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
    URLProtocol.setProperty(value, forKey: key, in: request)
    self = request as URLRequest
  }
}

#endif
