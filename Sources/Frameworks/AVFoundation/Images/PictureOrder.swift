// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreMedia
import Foundation
import MullionDisplayTree

/// The parameters of an image request, copied from the generator.
struct PictureOrder: Sendable {
  /// An image, and the time at which it is visible in the video.
  typealias Picture = (image: CGImage, actualTime: CMTime)

  let asset: AVAsset
  /// Whether images are oriented upright.
  let isTurned: Bool
  /// The maximum size of images in pixels; a side of zero is unlimited.
  let maximumSize: CGSize
  /// The maximum time by which an image may precede the requested time.
  let toleranceBefore: CMTime
  /// The maximum time by which an image may follow the requested time.
  let toleranceAfter: CMTime

  /// Generates the images at `times` in order, and passes each to `notify`; blocks the calling thread.
  ///
  /// `isWanted` is called before each; if it returns `false`, the result is a cancellation.
  func carryOut(
    _ times: [CMTime], isWanted: () -> Bool,
    notify: (CMTime, Result<Picture, any Error>) -> Void
  ) {
    var film: Result<Film, any Error>?
    for time in times {
      guard isWanted() else {
        notify(time, .failure(AVError(.operationCancelled)))
        continue
      }
      let opened = film ?? Result { try open() }
      film = opened
      notify(time, Result { try picture(at: time, of: opened.get()) })
    }
  }

  /// An opened video.
  private struct Film {
    let reader: FrameReader
    let facts: MediaFacts
    let track: MediaFacts.Track
  }

  private func open() throws -> Film {
    let facts = try asset.facts()
    guard let track = facts.tracks.first(where: { $0.kind == .video }),
      track.size.width >= 1, track.size.height >= 1
    else { throw AVError(.noImageAtTime, "The film has no video track.") }
    let turn = PictureTurn(track.turn)
    let isTurned = isTurned && turn != PictureTurn(nil)
    let size = isTurned ? turn.size(of: track.size) : track.size
    do {
      let reader = try FrameReader(asset.address, size: fitted(size), turned: isTurned)
      return Film(reader: reader, facts: facts, track: track)
    } catch let error as AVError where !facts.isDecodable {
      throw AVError(.decoderNotFound, error.failureReason ?? "")
    }
  }

  /// Returns the largest size with the proportions of `size` that fits without enlargement, in whole pixels,
  /// at least 1.
  func fitted(_ size: CGSize) -> CGSize {
    var share: CGFloat = 1
    if maximumSize.width > 0 { share = min(share, maximumSize.width / size.width) }
    if maximumSize.height > 0 { share = min(share, maximumSize.height / size.height) }
    return CGSize(
      width: max(1, (size.width * share).rounded()), height: max(1, (size.height * share).rounded())
    )
  }

  private func picture(at time: CMTime, of film: Film) throws -> Picture {
    let moment = try moment(of: time, in: film)
    let anyBefore = toleranceBefore.isPositiveInfinity && toleranceAfter.isPositiveInfinity
    guard let frame = try film.reader.frame(at: moment, anyBefore: anyBefore) else {
      throw AVError(.noImageAtTime)
    }
    let pixels = frame.pixels
    let image = CGImage(
      picture: DisplayImage(
        source: .pixels(pixels), pixelSize: CGSize(width: pixels.width, height: pixels.height),
        isOpaque: true))
    return (image, CMTime(nanoseconds: frame.start))
  }

  /// Returns the time in the video nearest to `time`, in nanoseconds.
  ///
  /// - Throws: `AVError` if it is outside of the tolerances.
  private func moment(of time: CMTime, in film: Film) throws -> UInt64 {
    guard time.isNumeric else { throw AVError(.noImageAtTime, "The time is not numeric.") }
    if time < .zero {
      guard CMTime.zero - time <= toleranceAfter else { throw AVError(.noImageAtTime) }
      return 0
    }
    let moment = time.nanoseconds ?? 0
    guard let end = film.facts.nanoseconds, moment >= end else { return moment }
    // The last frame is displayed until the end.
    let length = film.track.rate > 0 ? UInt64(1_000_000_000 / film.track.rate) : 1
    let last = end - min(end, length)
    guard CMTime(nanoseconds: moment - last) <= toleranceBefore else {
      throw AVError(.noImageAtTime)
    }
    return last
  }
}
