// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionDisplayTree
import Synchronization

/// The images of an image file, which may be incomplete.
///
/// PNG, JPEG, GIF and WebP are supported. Sources are thread-safe.
public final class CGImageSource: Hashable, Sendable {
  private struct Contents: Sendable {
    var data: Data
    var isFinal: Bool
    var facts: ImageFileFacts?
    /// The frames of an animation, once one was requested.
    var frames: [ImageFrame]?
  }

  private let contents: Mutex<Contents>

  /// Creates a source from the bytes of a file so far.
  init(_ data: Data, isFinal: Bool) {
    contents = Mutex(Contents(data: data, isFinal: isFinal, facts: ImageFileFacts(data)))
  }

  /// Replaces the bytes of the file.
  func update(_ data: Data, isFinal: Bool) {
    contents.withLock {
      $0 = Contents(data: data, isFinal: isFinal, facts: ImageFileFacts(data))
    }
  }

  /// Removes decoded images.
  func removeCache() { contents.withLock { $0.frames = nil } }

  var facts: ImageFileFacts? { contents.withLock { $0.facts } }

  var status: CGImageSourceStatus {
    contents.withLock { contents in
      if contents.facts == nil {
        return contents.isFinal ? .statusUnknownType : .statusReadingHeader
      }
      return contents.isFinal ? .statusComplete : .statusIncomplete
    }
  }

  /// Returns the image at `index` with its pixels as stored, or `nil` if there is none or it cannot be
  /// decoded yet.
  func image(at index: Int, _ options: ImageSourceOptions) -> CGImage? {
    let (facts, isFinal) = contents.withLock { ($0.facts, $0.isFinal) }
    guard let facts, (0..<facts.count).contains(index) else { return nil }
    var picture = self.picture(at: index, of: facts, isUpright: false)
    if options.subsampleFactor > 1 {
      let factor = CGFloat(options.subsampleFactor)
      let size = facts.storedSize
      picture = picture.map {
        DisplayImage(
          of: $0,
          size: CGSize(
            width: (size.width / factor).rounded(.up), height: (size.height / factor).rounded(.up)))
      }
    }
    return picture.flatMap { Self.image(of: $0, isDecoded: options.decodesAtOnce || !isFinal) }
  }

  /// Returns a thumbnail of the image at `index`, or `nil` if there is no such image or `options` do not
  /// request a thumbnail created from the image.
  func thumbnail(at index: Int, _ options: ImageSourceOptions) -> CGImage? {
    let (facts, isFinal) = contents.withLock { ($0.facts, $0.isFinal) }
    guard options.makesThumbnail, let facts, (0..<facts.count).contains(index),
      let picture = picture(at: index, of: facts, isUpright: options.turnsThumbnail)
    else { return nil }
    let size = picture.pixelSize
    let longest = max(size.width, size.height)
    let share = options.thumbnailSize.map { min(1, $0 / longest) } ?? 1
    let small =
      share >= 1
      ? picture
      : DisplayImage(
        of: picture,
        size: CGSize(
          width: max(1, (size.width * share).rounded()),
          height: max(1, (size.height * share).rounded())))
    return Self.image(of: small, isDecoded: options.decodesAtOnce || !isFinal)
  }

  private func picture(
    at index: Int, of facts: ImageFileFacts, isUpright: Bool
  ) -> DisplayImage? {
    if facts.count > 1, let decoder = DisplayImage.decoder {
      let frames = contents.withLock { contents -> [ImageFrame]? in
        if contents.frames == nil { contents.frames = try? decoder.frames(ofGIF: contents.data) }
        return contents.frames
      }
      guard let frames, frames.indices.contains(index) else { return nil }
      return DisplayImage(source: .pixels(frames[index].pixels), pixelSize: facts.storedSize)
    }
    let data = contents.withLock { $0.data }
    return DisplayImage(
      source: .data(data), pixelSize: isUpright ? facts.uprightSize : facts.storedSize,
      orientation: isUpright ? facts.orientation : 1)
  }

  /// Returns the image of `picture`, decoded immediately if `isDecoded`; `nil` if decoding fails.
  private static func image(of picture: DisplayImage, isDecoded: Bool) -> CGImage? {
    guard isDecoded, let decoder = DisplayImage.decoder else {
      return CGImage(picture: picture)
    }
    guard let pixels = try? decoder.decode(picture, coveringPixels: nil) else { return nil }
    return CGImage(
      picture: DisplayImage(
        source: .pixels(pixels), pixelSize: CGSize(width: pixels.width, height: pixels.height),
        isOpaque: picture.isOpaque))
  }

  /// Returns whether two references are to the same object.
  public static func == (lhs: CGImageSource, rhs: CGImageSource) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
