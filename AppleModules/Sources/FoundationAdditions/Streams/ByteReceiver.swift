// SPDX-License-Identifier: Apache-2.0

import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Synchronization

/// A delegate that receives the response of a task, then chunks of data.
final class ByteReceiver: NSObject, URLSessionDataDelegate, Sendable {
  private typealias Answer = CheckedContinuation<URLResponse, any Error>

  let pieces: AsyncThrowingStream<Data, any Error>
  private let piece: AsyncThrowingStream<Data, any Error>.Continuation
  private let waiting = Mutex<Answer?>(nil)

  override init() {
    (pieces, piece) = AsyncThrowingStream.makeStream()
    super.init()
  }

  /// Resumes a task and returns its response.
  func answer(to task: URLSessionDataTask) async throws -> URLResponse {
    piece.onTermination = { _ in task.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { answer in
        waiting.withLock { $0 = answer }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  private func takeAnswer() -> Answer? {
    waiting.withLock { answer in
      defer { answer = nil }
      return answer
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    takeAnswer()?.resume(returning: response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    piece.yield(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let answer = takeAnswer() {
      answer.resume(throwing: error ?? URLError(.badServerResponse))
    }
    piece.finish(throwing: error)
  }
}
