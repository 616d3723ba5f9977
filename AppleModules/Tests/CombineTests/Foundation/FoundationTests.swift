// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct FoundationTests {
  @Test func `notifications of a name are published while somebody listens`() {
    let center = NotificationCenter()
    let name = Notification.Name("something")
    let sender = NSObject()
    let all = center.publisher(for: name).probe()
    let some = center.publisher(for: name, object: sender).probe()
    center.post(name: name, object: nil)
    center.post(name: name, object: sender)
    center.post(name: Notification.Name("else"), object: sender)
    #expect(all.values.count == 2)
    #expect(some.values.count == 1)
    all.cancel()
    center.post(name: name, object: sender)
    #expect(all.values.count == 2)
    #expect(some.values.count == 2)
    some.cancel()
    #expect(center.publisher(for: name) == center.publisher(for: name))
  }

  @Test func `elements are decoded, encoded`() {
    struct Item: Codable, Equatable { var name: String }
    let data = Data(#"{"name":"a"}"#.utf8)
    let decoded = Just(data).decode(type: Item.self, decoder: JSONDecoder()).probe()
    #expect(decoded.values == [Item(name: "a")])
    let failed = Just(Data("x".utf8)).decode(type: Item.self, decoder: JSONDecoder()).probe()
    #expect(failed.values == [])
    if case .failed(let error) = failed.events.last {
      #expect(error is DecodingError)
    } else {
      Issue.record("it did not fail")
    }
    #expect(Just(Item(name: "a")).encode(encoder: JSONEncoder()).probe().values == [data])
  }

  @Test func `what a request brings is published`() async throws {
    let session = Answers.session(from: .ephemeral)
    let url = try #require(URL(string: "http://mullion.test/hello"))
    var texts: [String] = []
    for try await data in session.dataTaskPublisher(for: url).map(\.data).values {
      texts.append(String(decoding: data, as: UTF8.self))
    }
    #expect(texts == ["/hello"])
  }

  @Test func `a request that fails publishes its error`() async throws {
    let session = Answers.session(from: .ephemeral)
    let url = try #require(URL(string: "http://mullion.test/fail"))
    do {
      for try await _ in session.dataTaskPublisher(for: url).values {
        Issue.record("there was an answer")
      }
    } catch {
      #expect((error as? URLError)?.code == .notConnectedToInternet)
    }
  }

  /// A URL protocol that responds without a network: with the path, or with an error for `/fail`.
  final class Answers: URLProtocol {
    static func session(from configuration: URLSessionConfiguration) -> URLSession {
      configuration.protocolClasses = [Answers.self]
      return URLSession(configuration: configuration)
    }

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}
    override func startLoading() {
      guard let url = request.url, url.path != "/fail",
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else {
        client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
        return
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(url.path.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }
}
