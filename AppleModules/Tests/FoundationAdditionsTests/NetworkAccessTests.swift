// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

/// Tests of the network access options of requests and of their results, which are unknown on Linux.
struct NetworkAccessTests {
  private final class Content: NSDiscardableContent {
    var isThere = true
    func beginContentAccess() -> Bool { isThere }
    func endContentAccess() {}
    func discardContentIfPossible() { isThere = false }
    func isContentDiscarded() -> Bool { !isThere }
  }

  @Test func `all networks are allowed`() throws {
    var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1/")))
    request.allowsConstrainedNetworkAccess = false
    request.allowsExpensiveNetworkAccess = false
    #expect(request.allowsConstrainedNetworkAccess && request.allowsExpensiveNetworkAccess)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.allowsConstrainedNetworkAccess = false
    configuration.allowsExpensiveNetworkAccess = false
    #expect(configuration.allowsConstrainedNetworkAccess)
    #expect(configuration.allowsExpensiveNetworkAccess)
  }

  @Test func `an error says why there was no network`() {
    let error = URLError(
      .notConnectedToInternet, userInfo: [NSURLErrorNetworkUnavailableReasonKey: 2])
    #expect(error.networkUnavailableReason == .constrained)
    #expect(URLError(.timedOut).networkUnavailableReason == nil)
  }

  @Test func `nobody is asked to judge a server`() {
    let space = URLProtectionSpace(
      host: "a.b", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
    #expect(space.serverTrust == nil)
    #expect(space.authenticationMethod == "NSURLAuthenticationMethodServerTrust")
  }

  @Test func `content is discarded by who holds it`() {
    let content: any NSDiscardableContent = Content()
    #expect(content.beginContentAccess() && !content.isContentDiscarded())
    content.endContentAccess()
    content.discardContentIfPossible()
    #expect(content.isContentDiscarded() && !content.beginContentAccess())
  }
}
