// SPDX-License-Identifier: Apache-2.0

extension Future where Failure == Never {
  /// The value of the future; access suspends until it is available.
  ///
  /// - Precondition: The current task is not cancelled.
  public final var value: Output {
    get async {
      for await value in values { return value }
      fatalError("a future that can't fail ended without a value")
    }
  }
}

extension Future {
  /// The value of the future; access suspends until it is available.
  ///
  /// - Throws: The error with which the future failed, or `CancellationError` when it ended without a value.
  public final var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}
