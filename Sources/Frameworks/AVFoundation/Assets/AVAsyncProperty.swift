// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something of one kind that objects of a class know of themselves when they are read.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  /// Whether it is there.
  public enum Status {
    /// Nobody asked yet.
    case notYetLoaded
    /// It is read.
    case loading
    /// It is there.
    case loaded(Value)
    /// It could not be read.
    case failed(NSError)
  }

  /// What it is, of an object for which that is read.
  let value: @Sendable (Root) async throws -> Value
  /// Whether it is there.
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
  /// What an asset knows of itself when its file is read.
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
  /// What a track knows.
  convenience init(_ read: @escaping @Sendable (Root) -> Value) {
    self.init(value: { read($0) }, status: { .loaded(read($0)) })
  }
}
