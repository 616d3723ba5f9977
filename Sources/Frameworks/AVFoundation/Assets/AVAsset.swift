// SPDX-License-Identifier: Apache-2.0

public import CoreMedia
public import Foundation
import Synchronization

/// A film or sound.
///
/// What is in it is read when it is first asked for, and kept: by ``AVAsynchronousKeyValueLoading/load(_:)``
/// beside the calling thread, by old properties as ``duration`` on it. May be used from any thread.
///
/// GStreamer reads it. Where it is not installed, reading fails with ``AVError``, and a diagnostic says once what
/// to install.
open class AVAsset: NSObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  let address: URL
  private let reading = Mutex<Result<MediaFacts, any Error>?>(nil)
  /// What others than the asset's thread wait for is read here.
  private static let queue = DispatchQueue(
    label: "AVAsset", qos: .userInitiated, attributes: .concurrent)

  init(at address: URL) { self.address = address }

  /// The same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Reading

  /// What is in the file; waits until it is read.
  ///
  /// - Throws: why it can't be read.
  func facts() throws -> MediaFacts {
    try reading.withLock { reading in
      if let reading { return reading }
      let read = Result { try MediaProbe(address).facts() }
      reading = read
      return read
    }.get()
  }

  /// What is in the file, read beside the calling thread.
  func facts(_ completion: @escaping @Sendable (Result<MediaFacts, any Error>) -> Void) {
    Self.queue.async { completion(Result { try self.facts() }) }
  }

  /// What was read; nil: nobody asked yet.
  var known: Result<MediaFacts, any Error>? {
    // Who reads keeps the lock.
    reading.withLockIfAvailable { $0 } ?? nil
  }

  /// Whether it is being read.
  var isReading: Bool { reading.withLockIfAvailable { _ in true } == nil }

  /// The tracks of what was read.
  func tracks(in facts: MediaFacts) -> [AVAssetTrack] {
    facts.tracks.indices.map { AVAssetTrack(of: self, facts, at: $0) }
  }
}
