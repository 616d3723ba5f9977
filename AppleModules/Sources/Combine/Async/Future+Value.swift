// SPDX-License-Identifier: Apache-2.0

extension Future where Failure == Never {
  /// The value, when it is there.
  public final var value: Output {
    get async {
      for await value in values { return value }
      fatalError("a future that can't fail ended without a value")
    }
  }
}

extension Future {
  /// The value, when it is there; throws how the future failed.
  public final var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}
