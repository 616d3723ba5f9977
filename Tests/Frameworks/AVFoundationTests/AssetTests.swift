// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import Expectations
import Foundation
import Testing

@Suite("Films and what is in them", .enabled(if: MediaTools.areThere))
struct AssetTests {
  private let folder: FilmFolder

  init() throws { folder = try FilmFolder() }

  private func asset(_ film: Film = .second) throws -> AVURLAsset {
    AVURLAsset(url: try folder.write(film))
  }

  @Test func `an asset of an address has that address`() throws {
    let url = try folder.write(.second)
    let asset = AVAsset(url: url)
    expect((asset as? AVURLAsset)?.url, equals: url)
    expect(asset.copy() as? AVAsset === asset)
    expect(AVURLAsset(url: url, options: [:]).url, equals: url)
  }

  @Test func `an asset reads its duration beside the calling thread`() async throws {
    let asset: AVAsset = try asset()
    guard case .notYetLoaded = asset.status(of: .duration) else {
      Issue.record("nobody asked yet")
      return
    }
    expect(asset.statusOfValue(forKey: "duration"), equals: .unknown)
    let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
    expect(duration == CMTime(value: 1, timescale: 1) && isPlayable)
    guard case .loaded(let known) = asset.status(of: .duration) else {
      Issue.record("it was read")
      return
    }
    expect(known == duration && asset.statusOfValue(forKey: "duration") == .loaded)
  }

  @Test func `old sources read by name, and ask then`() async throws {
    let asset = try asset()
    await withCheckedContinuation { continuation in
      asset.loadValuesAsynchronously(forKeys: ["duration"]) { continuation.resume() }
    }
    expect(asset.statusOfValue(forKey: "duration", error: nil), equals: .loaded)
    expect(asset.duration.seconds == 1 && asset.isPlayable && asset.isReadable)
    expect(!asset.isExportable && !asset.isComposable && !asset.hasProtectedContent)
    expect(asset.preferredRate == 1 && asset.preferredVolume == 1)
  }

  @Test func `a film has a track of pictures`() async throws {
    let asset = try asset()
    let tracks = try await asset.loadTracks(withMediaType: .video)
    let track = try #require(tracks.first)
    expect(tracks.count == 1 && track.mediaType == .video && track.trackID == 1)
    expect(track.asset === asset && track.isPlayable && track.isDecodable && track.isEnabled)
    let (size, rate) = try await track.load(.naturalSize, .nominalFrameRate)
    expect(size == CGSize(width: 16, height: 8) && rate == 10)
    expect(track.minFrameDuration.seconds, equals: 0.1)
    expect(track.timeRange, equals: CMTimeRange(start: .zero, end: CMTime(value: 1, timescale: 1)))
    expect(track.preferredTransform == .identity && track.languageCode == nil)
    expect(asset.track(withTrackID: 1) == track && asset.track(withTrackID: 2) == nil)
    expect(asset.tracks(withMediaType: .audio).isEmpty)
    expect(try await asset.loadTrack(withTrackID: 1), equals: track)
    expect(try await asset.load(.tracks), equals: [track])
  }

  @Test(arguments: [
    (1, CGRect(x: 0, y: 0, width: 8, height: 16)), (2, CGRect(x: 0, y: 0, width: 16, height: 8)),
    (3, CGRect(x: 0, y: 0, width: 8, height: 16)),
  ])
  func `the map of turned pictures puts them at the origin`(
    _ quarters: Int, _ upright: CGRect
  ) async throws {
    var film = Film.second
    film.quarters = quarters
    let asset = try asset(film)
    let map = try await asset.load(.preferredTransform)
    expect(CGRect(x: 0, y: 0, width: 16, height: 8).applying(map), equals: upright)
    // The stored top left corner is at the top right of a picture that is turned once.
    if quarters == 1 { expect(CGPoint.zero.applying(map), equals: CGPoint(x: 8, y: 0)) }
    expect(asset.preferredTransform, equals: map)
  }

  @Test func `a file that is not there, and one that is no film, can't be read`() async throws {
    let missing = AVURLAsset(url: URL(fileURLWithPath: "/nowhere/film.mov"))
    await #expect(throws: URLError.self) { try await missing.load(.duration) }
    expect(missing.duration == .zero && missing.tracks.isEmpty && !missing.isPlayable)
    var reason: NSError?
    expect(missing.statusOfValue(forKey: "duration", error: &reason), equals: .failed)
    expect(reason?.code, equals: URLError.fileDoesNotExist.rawValue)
    let text = folder.url.appendingPathComponent("words.txt")
    try Data("These are words, and no film.".utf8).write(to: text)
    await #expect(throws: AVError(.fileFormatNotRecognized)) {
      try await AVURLAsset(url: text).load(.duration)
    }
  }

  @Test func `a film of a codec that nobody knows here can't be read`() async throws {
    var film = Film.second
    film.codec = "mull"
    let asset = try asset(film)
    await #expect(throws: AVError(.decoderNotFound)) { try await asset.load(.duration) }
    expect(!asset.isPlayable && asset.tracks.isEmpty)
  }
}
