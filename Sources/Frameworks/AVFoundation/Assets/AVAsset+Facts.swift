// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia
public import Foundation

// What old sources ask without waiting: the calling thread waits.
extension AVAsset {
  /// How long all is; indefinite where nobody knows, zero for what can't be read.
  public var duration: CMTime { (try? facts())?.duration ?? .zero }
  /// The tracks, in the file's order; none for what can't be read.
  public var tracks: [AVAssetTrack] { (try? facts()).map(tracks(in:)) ?? [] }
  /// Whether it can be played here.
  public var isPlayable: Bool { (try? facts())?.isDecodable ?? false }
  /// Whether its pictures and sounds can be read here.
  public var isReadable: Bool { isPlayable }
  /// Whether it can be written as another file: false, nothing here does.
  public var isExportable: Bool { false }
  /// Whether it can be part of another film: false, nothing here makes one.
  public var isComposable: Bool { false }
  /// Whether somebody has to allow that it is played: false.
  public var hasProtectedContent: Bool { false }
  /// How fast it is played as it was meant: 1.
  public var preferredRate: Float { 1 }
  /// How loud it is played as it was meant: 1.
  public var preferredVolume: Float { 1 }
  /// How stored pictures become upright ones.
  public var preferredTransform: CGAffineTransform {
    (try? facts()).map(transform(in:)) ?? .identity
  }

  /// The tracks of a kind.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// The track with a number; nil: there is none.
  public func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }

  func transform(in facts: MediaFacts) -> CGAffineTransform {
    tracks(in: facts).first { $0.mediaType == .video }?.preferredTransform ?? .identity
  }

  // MARK: Beside the calling thread

  /// The tracks of a kind, read beside the calling thread.
  ///
  /// - Throws: why the file can't be read.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try await loaded { $0.mediaType == mediaType }
  }

  /// The track with a number, read beside the calling thread; nil: there is none.
  ///
  /// - Throws: why the file can't be read.
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

  /// The tracks of a kind, told on a queue of the asset's.
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

  /// Reads what has these names, and calls the handler on a queue of the asset's, whether or not that was possible.
  public func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    facts { _ in handler?() }
  }

  /// Whether what has this name is there; `outError` gets why not.
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
