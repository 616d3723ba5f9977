// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia
public import Foundation

// The deprecated synchronous properties, which block the calling thread.
extension AVAsset {
  /// The duration; indefinite if it is unknown, zero if the file cannot be read.
  ///
  /// Blocks until it is loaded.
  public var duration: CMTime { (try? facts())?.duration ?? .zero }
  /// The tracks in the order of the file; empty if it cannot be read.
  ///
  /// Blocks until they are loaded.
  public var tracks: [AVAssetTrack] { (try? facts()).map(tracks(in:)) ?? [] }
  /// Whether the asset can be played on this system.
  ///
  /// Blocks until it is loaded.
  public var isPlayable: Bool { (try? facts())?.isDecodable ?? false }
  /// Whether the asset's media can be read on this system.
  ///
  /// Blocks until it is loaded.
  public var isReadable: Bool { isPlayable }
  /// Whether the asset can be exported; always `false`, as exporting is not supported.
  public var isExportable: Bool { false }
  /// Whether the asset can be used in a composition; always `false`, as compositions are not supported.
  public var isComposable: Bool { false }
  /// Whether the asset is protected and requires authorisation; always `false`.
  public var hasProtectedContent: Bool { false }
  /// The natural playback rate; always 1.
  public var preferredRate: Float { 1 }
  /// The natural playback volume; always 1.
  public var preferredVolume: Float { 1 }
  /// The transform from stored to upright images of the first video track; the identity if there is none.
  ///
  /// Blocks until it is loaded.
  public var preferredTransform: CGAffineTransform {
    (try? facts()).map(transform(in:)) ?? .identity
  }

  /// Returns the tracks with a media type.
  ///
  /// Blocks until they are loaded.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// Returns the track with an identifier, or `nil` if there is none.
  ///
  /// Blocks until the tracks are loaded.
  public func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }

  func transform(in facts: MediaFacts) -> CGAffineTransform {
    tracks(in: facts).first { $0.mediaType == .video }?.preferredTransform ?? .identity
  }

  // MARK: Asynchronous loading

  /// Returns the tracks with a media type, without blocking the calling thread.
  ///
  /// - Throws: The error with which reading the file failed.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try await loaded { $0.mediaType == mediaType }
  }

  /// Returns the track with an identifier, or `nil` if there is none, without blocking the calling thread.
  ///
  /// - Throws: The error with which reading the file failed.
  public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
    try await loaded { $0.trackID == trackID }.first
  }

  private func loaded(
    _ isWanted: @Sendable (AVAssetTrack) -> Bool
  ) async throws -> [AVAssetTrack] {
    let facts = try await withCheckedThrowingContinuation { continuation in
      self.facts { continuation.resume(with: $0) }
    }
    return tracks(in: facts).filter(isWanted)
  }

  /// Loads the tracks with a media type, and calls the handler on a background queue.
  public func loadTracks(
    withMediaType mediaType: AVMediaType,
    completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    facts { read in
      switch read {
      case .success(let facts):
        completionHandler(self.tracks(in: facts).filter { $0.mediaType == mediaType }, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads the values of `keys`, and calls the handler on a background queue, whether or not loading
  /// succeeded.
  public func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    facts { _ in handler?() }
  }

  /// Returns the loading status of the values, which is the same for all keys.
  ///
  /// `outError` is set to the error if loading failed.
  public func statusOfValue(
    forKey key: String, error outError: UnsafeMutablePointer<NSError?>? = nil
  ) -> AVKeyValueStatus {
    switch known {
    case .success: return .loaded
    case .failure(let error):
      outError?.pointee = error as NSError
      return .failed
    case nil: return isReading ? .loading : .unknown
    }
  }
}
