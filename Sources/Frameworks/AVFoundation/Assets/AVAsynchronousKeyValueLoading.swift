// SPDX-License-Identifier: Apache-2.0

/// What knows of itself only what was read, and reads it beside the calling thread.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsynchronousKeyValueLoading {
  /// What a property is; read once.
  ///
  /// - Throws: why it can't be read, an ``AVError`` of most files.
  public func load<A>(_ property: AVAsyncProperty<Self, A>) async throws -> A {
    try await property.value(self)
  }

  /// What two properties are.
  ///
  /// - Throws: why they can't be read.
  public func load<A, B>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) {
    (try await first.value(self), try await second.value(self))
  }

  /// What three properties are.
  ///
  /// - Throws: why they can't be read.
  public func load<A, B, C>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>,
    _ third: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    (try await first.value(self), try await second.value(self), try await third.value(self))
  }

  /// What four properties are.
  ///
  /// - Throws: why they can't be read.
  public func load<A, B, C, D>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>,
    _ third: AVAsyncProperty<Self, C>, _ fourth: AVAsyncProperty<Self, D>
  ) async throws -> (A, B, C, D) {
    (
      try await first.value(self), try await second.value(self), try await third.value(self),
      try await fourth.value(self)
    )
  }

  /// Whether a property is there.
  public func status<Value>(
    of property: AVAsyncProperty<Self, Value>
  ) -> AVAsyncProperty<Self, Value>.Status {
    property.status(self)
  }
}
