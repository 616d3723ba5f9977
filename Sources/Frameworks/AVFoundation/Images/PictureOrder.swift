// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreMedia
import Foundation
import MullionDisplayTree

/// What pictures are made of a film, as a generator said when it was asked.
struct PictureOrder: Sendable {
  /// A picture, and when it is seen in the film.
  typealias Picture = (image: CGImage, actualTime: CMTime)

  let asset: AVAsset
  /// Whether pictures are turned upright.
  let isTurned: Bool
  /// Into which size pictures fit, in pixels; a side of zero has no bound.
  let maximumSize: CGSize
  /// How much earlier than wanted a picture may be seen.
  let toleranceBefore: CMTime
  /// How much later than wanted a picture may be seen.
  let toleranceAfter: CMTime

  /// Makes the pictures at moments, one after the other, and tells them; the calling thread waits for them.
  ///
  /// `isWanted` is asked before each: the others are told as cancelled.
  func carryOut(
    _ times: [CMTime], isWanted: () -> Bool,
    tell: (CMTime, Result<Picture, any Error>) -> Void
  ) {
    var film: Result<Film, any Error>?
    for time in times {
      guard isWanted() else {
        tell(time, .failure(AVError(.operationCancelled)))
        continue
      }
      let opened = film ?? Result { try open() }
      film = opened
      tell(time, Result { try picture(at: time, of: opened.get()) })
    }
  }

  /// A film whose pictures are read.
  private struct Film {
    let reader: FrameReader
    let facts: MediaFacts
    let track: MediaFacts.Track
  }

  private func open() throws -> Film {
    let facts = try asset.facts()
    guard let track = facts.tracks.first(where: { $0.kind == .video }),
      track.size.width >= 1, track.size.height >= 1
    else { throw AVError(.noImageAtTime, "There are no pictures in it.") }
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

  /// The largest size of the shape of `size` that fits, and is not larger; whole pixels, one at least.
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

  /// The moment of the film that is nearest to `time`, in nanoseconds.
  ///
  /// - Throws: `AVError`: it is farther away than is allowed.
  private func moment(of time: CMTime, in film: Film) throws -> UInt64 {
    guard time.isNumeric else { throw AVError(.noImageAtTime, "It is no time of a film.") }
    if time < .zero {
      guard CMTime.zero - time <= toleranceAfter else { throw AVError(.noImageAtTime) }
      return 0
    }
    let moment = time.nanoseconds ?? 0
    guard let end = film.facts.nanoseconds, moment >= end else { return moment }
    // The last picture is seen until the end.
    let length = film.track.rate > 0 ? UInt64(1_000_000_000 / film.track.rate) : 1
    let last = end - min(end, length)
    guard CMTime(nanoseconds: moment - last) <= toleranceBefore else {
      throw AVError(.noImageAtTime)
    }
    return last
  }
}
