// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A property with a type that objects of a class load asynchronously.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  /// The loading status of a property.
  public enum Status {
    /// A property whose loading has not been requested.
    case notYetLoaded
    /// A property that is being loaded.
    case loading
    /// A loaded property, with its value.
    case loaded(Value)
    /// A property whose loading failed, with the error.
    case failed(NSError)
  }

  /// The closure that loads the value of an object.
  let value: @Sendable (Root) async throws -> Value
  /// The closure that returns the loading status of an object.
  let status: @Sendable (Root) -> Status

  private init(
    value: @escaping @Sendable (Root) async throws -> Value,
    status: @escaping @Sendable (Root) -> Status
  ) {
    self.value = value
    self.status = status
  }
}

extension AVAsyncProperty where Root: AVAsset {
  /// Creates a property of an asset from a closure that reads it from the contents of the file.
  convenience init(_ read: @escaping @Sendable (Root, MediaFacts) -> Value) {
    self.init(
      value: { root in
        let facts = try await withCheckedThrowingContinuation { continuation in
          root.facts { continuation.resume(with: $0) }
        }
        return read(root, facts)
      },
      status: { root in
        switch root.known {
        case .success(let facts): .loaded(read(root, facts))
        case .failure(let error): .failed(error as NSError)
        case nil: root.isReading ? .loading : .notYetLoaded
        }
      })
  }
}

extension AVAsyncProperty where Root: AVAssetTrack {
  /// Creates a property of a track, which is always loaded.
  convenience init(_ read: @escaping @Sendable (Root) -> Value) {
    self.init(value: { read($0) }, status: { .loaded(read($0)) })
  }
}
