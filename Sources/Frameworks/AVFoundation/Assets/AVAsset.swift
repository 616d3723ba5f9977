// SPDX-License-Identifier: Apache-2.0

public import CoreMedia
public import Foundation
import Synchronization

/// A video or audio asset.
///
/// Its properties are loaded on first access, and cached: asynchronously by
/// ``AVAsynchronousKeyValueLoading/load(_:)``, synchronously by older properties such as ``duration``. Assets
/// are thread-safe.
///
/// GStreamer reads the file. If it is not installed, reading fails with ``AVError``, and one diagnostic names
/// the package to install.
open class AVAsset: NSObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  let address: URL
  private let reading = Mutex<Result<MediaFacts, any Error>?>(nil)
  /// The queue for asynchronous loading.
  private static let queue = DispatchQueue(
    label: "AVAsset", qos: .userInitiated, attributes: .concurrent)

  init(at address: URL) { self.address = address }

  /// Returns the same object, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Reading

  /// Returns the contents of the file; blocks until they are read.
  ///
  /// - Throws: The error with which reading the file failed.
  func facts() throws -> MediaFacts {
    try reading.withLock { reading in
      if let reading { return reading }
      let read = Result { try MediaProbe(address).facts() }
      reading = read
      return read
    }.get()
  }

  /// Reads the contents of the file asynchronously, and calls `completion` on a queue that all assets share.
  func facts(_ completion: @escaping @Sendable (Result<MediaFacts, any Error>) -> Void) {
    Self.queue.async { completion(Result { try self.facts() }) }
  }

  /// The result of reading the file; `nil` if it has not been read.
  var known: Result<MediaFacts, any Error>? {
    // The lock is held while the file is being read.
    reading.withLockIfAvailable { $0 } ?? nil
  }

  /// Whether the file is being read.
  var isReading: Bool { reading.withLockIfAvailable { _ in true } == nil }

  /// Returns the tracks in `facts`.
  func tracks(in facts: MediaFacts) -> [AVAssetTrack] {
    facts.tracks.indices.map { AVAssetTrack(of: self, facts, at: $0) }
  }
}
