// SPDX-License-Identifier: Apache-2.0

public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension URLSession {
  /// The bytes of an answer, as they come.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    /// What receives the bytes.
    public let task: URLSessionDataTask
    let pieces: AsyncThrowingStream<Data, any Error>

    /// What hands over the bytes, one after the other.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(pieces: pieces.makeAsyncIterator())
    }

    /// Hands over bytes, one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var pieces: AsyncThrowingStream<Data, any Error>.AsyncIterator
      private var piece = Data()
      private var place = 0

      init(pieces: AsyncThrowingStream<Data, any Error>.AsyncIterator) { self.pieces = pieces }

      /// The next byte; nil: there is none.
      public mutating func next() async throws -> UInt8? {
        while place >= piece.endIndex {
          guard let next = try await pieces.next() else { return nil }
          (piece, place) = (next, next.startIndex)
        }
        defer { place += 1 }
        return piece[place]
      }
    }
  }

  /// The answer to a request, and its bytes as they come.
  ///
  /// Bytes that nobody took yet are kept. The request is called off when nobody takes bytes any more.
  ///
  /// Differs from Foundation on Apple's platforms: neither the session's delegate nor `delegate` is asked or told
  /// anything.
  ///
  /// - Throws: What the request ends with, before the answer here, after it from the bytes.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let receiver = ByteReceiver()
    // Foundation tells the delegate of a session here, and not that of a task.
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: request)
    let response = try await receiver.answer(to: task)
    return (AsyncBytes(task: task, pieces: receiver.pieces), response)
  }

  /// The same of an address.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}
