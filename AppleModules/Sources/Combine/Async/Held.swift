// SPDX-License-Identifier: Apache-2.0

/// A feed that is cancelled when its iterator goes.
final class Held<Input, Failure: Error>: @unchecked Sendable {
  private let feed: AsyncFeed<Input, Failure>

  init(_ feed: AsyncFeed<Input, Failure>) {
    self.feed = feed
  }

  deinit {
    feed.cancel()
  }

  /// The next answer; nil for the element at the end, or when the task is cancelled.
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

  /// An answer on its way from one thread to another, used by one of them at a time.
  private struct Carried: @unchecked Sendable {
    let answer: Result<Input?, Failure>
  }
}
