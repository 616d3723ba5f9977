// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Testing

/// Tests of responses whose bytes are read as they arrive.
struct ByteStreamTests {
  /// A protocol that responds with the content of its URL: pieces separated by bars; `fail` ends with an
  /// error.
  private final class Pieces: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.scheme == "pieces"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url, let client,
        let answer = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil, headerFields: [:])
      else { return }
      let pieces = url.path.dropFirst().split(separator: "|").map(String.init)
      if pieces.first == "refuse" {
        return client.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      }
      client.urlProtocol(self, didReceive: answer, cacheStoragePolicy: .notAllowed)
      for piece in pieces {
        if piece == "fail" {
          return client.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
        }
        client.urlProtocol(self, didLoad: Data(piece.utf8))
      }
      client.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Pieces.self]
    return URLSession(configuration: configuration)
  }()

  private func address(_ pieces: String) throws -> URL {
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.path) = ("pieces", "host", "/" + pieces)
    return try #require(parts.url)
  }

  @Test func `bytes come in order, behind the answer`() async throws {
    let (bytes, answer) = try await session.bytes(from: address("ab|c|def"))
    #expect((answer as? HTTPURLResponse)?.statusCode == 200)
    var text = ""
    for try await byte in bytes { text.unicodeScalars.append(UnicodeScalar(byte)) }
    #expect(text == "abcdef")
  }

  @Test func `lines are put together from pieces`() async throws {
    let (bytes, _) = try await session.bytes(from: address("on|e\ntwo\r\n|\n|three"))
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["one", "two", "three"])
  }

  @Test func `letters of several bytes stay whole`() async throws {
    let text = "가나\u{2028}다\u{85}라"
    var lines: [String] = []
    let bytes = AsyncStream { stream in
      for byte in text.utf8 { stream.yield(byte) }
      stream.finish()
    }
    for await line in bytes.lines { lines.append(line) }
    #expect(lines == ["가나", "다", "라"])
  }

  @Test func `an error before the answer is thrown at once, one behind it by the bytes`()
    async throws
  {
    await #expect(throws: URLError.self) { try await session.bytes(from: address("refuse")) }
    let (bytes, _) = try await session.bytes(from: address("ab|fail"))
    var count = 0
    await #expect(throws: URLError.self) {
      for try await _ in bytes { count += 1 }
    }
    #expect(count == 2)
  }
}
