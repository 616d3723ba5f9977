// SPDX-License-Identifier: Apache-2.0

/// An object with properties that are loaded asynchronously.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsynchronousKeyValueLoading {
  /// Loads a property, once for each object.
  ///
  /// - Returns: The value.
  /// - Throws: The error with which loading failed, for most files an ``AVError``.
  public func load<A>(_ property: AVAsyncProperty<Self, A>) async throws -> A {
    try await property.value(self)
  }

  /// Loads two properties.
  ///
  /// - Returns: The values.
  /// - Throws: The error with which loading failed.
  public func load<A, B>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) {
    (try await first.value(self), try await second.value(self))
  }

  /// Loads three properties.
  ///
  /// - Returns: The values.
  /// - Throws: The error with which loading failed.
  public func load<A, B, C>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>,
    _ third: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    (try await first.value(self), try await second.value(self), try await third.value(self))
  }

  /// Loads four properties.
  ///
  /// - Returns: The values.
  /// - Throws: The error with which loading failed.
  public func load<A, B, C, D>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>,
    _ third: AVAsyncProperty<Self, C>, _ fourth: AVAsyncProperty<Self, D>
  ) async throws -> (A, B, C, D) {
    (
      try await first.value(self), try await second.value(self), try await third.value(self),
      try await fourth.value(self)
    )
  }

  /// Returns the loading status of a property.
  public func status<Value>(
    of property: AVAsyncProperty<Self, Value>
  ) -> AVAsyncProperty<Self, Value>.Status {
    property.status(self)
  }
}
