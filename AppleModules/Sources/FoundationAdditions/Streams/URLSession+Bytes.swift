// SPDX-License-Identifier: Apache-2.0

public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension URLSession {
  /// An asynchronous sequence of the bytes of a response, as they arrive.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = UInt8

    /// The task that receives the bytes.
    public let task: URLSessionDataTask
    let pieces: AsyncThrowingStream<Data, any Error>

    /// Returns an iterator over the bytes.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(pieces: pieces.makeAsyncIterator())
    }

    /// An iterator over bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var pieces: AsyncThrowingStream<Data, any Error>.AsyncIterator
      private var piece = Data()
      private var place = 0

      init(pieces: AsyncThrowingStream<Data, any Error>.AsyncIterator) { self.pieces = pieces }

      /// Returns the next byte, or `nil` at the end.
      ///
      /// - Throws: The error with which the request failed.
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

  /// Returns the response to a request, and its bytes as they arrive.
  ///
  /// Bytes are buffered until they are iterated. The request is cancelled when the sequence is no longer in
  /// use.
  ///
  /// Differs from Foundation on Apple's platforms: neither the session's delegate nor `delegate` is called.
  ///
  /// - Throws: The error with which the request failed before the response; later errors are thrown by the
  ///   sequence.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let receiver = ByteReceiver()
    // On Linux, Foundation notifies the delegate of the session, and not that of the task.
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: request)
    let response = try await receiver.answer(to: task)
    return (AsyncBytes(task: task, pieces: receiver.pieces), response)
  }

  /// Returns the response to a request for `url`, and its bytes as they arrive.
  ///
  /// - Throws: The error with which the request failed before the response; later errors are thrown by the
  ///   sequence.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}
