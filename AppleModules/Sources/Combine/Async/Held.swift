// SPDX-License-Identifier: Apache-2.0

/// The owner of an iterator's feed, which it cancels when it is deallocated with the last copy of the
/// iterator.
final class Held<Input, Failure: Error>: @unchecked Sendable {
  private let feed: AsyncFeed<Input, Failure>

  init(_ feed: AsyncFeed<Input, Failure>) {
    self.feed = feed
  }

  deinit {
    feed.cancel()
  }

  /// Returns the next result; it contains `nil` at the end or when the task is cancelled.
  func next(isolation actor: isolated (any Actor)?) async -> Result<Input?, Failure> {
    let feed = feed
    let answer: Carried = await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        feed.next { continuation.resume(returning: Carried(answer: $0)) }
      }
    } onCancel: {
      feed.cancel()
    }
    return answer.answer
  }

  /// A box that transfers a result from one thread to another; only one of them uses it at a time.
  private struct Carried: @unchecked Sendable {
    let answer: Result<Input?, Failure>
  }
}
