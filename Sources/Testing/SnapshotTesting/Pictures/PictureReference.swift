// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionContracts
import MullionViewTree
import UIKit

/// An image reference, with a text file beside it that describes its contents.
struct PictureReference: SnapshotReference {
  /// The keywords of the text chunks in a PNG file that contain its renderer and the digest of its pixels.
  private static let (maker, digest) = (PNGNote.maker, "Pixels")

  let place: SnapshotPlace
  let rule: PictureRule
  let picture: UIImage

  private var text: String? { (picture as? ScreenImage)?.text }
  private var draws: Bool { Rasteriser.environment != nil }

  var exists: Bool {
    FileManager.default.fileExists(atPath: draws || text == nil ? place.reference : place.twin)
  }

  func write() throws {
    if draws { try SnapshotFiles.write(file(of: pixels()), to: place.reference) }
    if let text { try SnapshotFiles.write(Data(text.utf8), to: place.twin) }
  }

  func difference() throws -> SnapshotDifference? {
    let kept = SnapshotFiles.contents(place.reference)
    let maker = kept.flatMap { PNGNote.text(in: $0, keyword: Self.maker) }
    guard draws, let kept, maker == nil || maker == Rasteriser.name else {
      return try textDifference(drawnBy: maker)
    }
    // Most images are unchanged, which the digest shows without retaining their pixels.
    if let digest = PNGNote.text(in: kept, keyword: Self.digest),
      try digest == Rasteriser.digest(of: picture)
    {
      return nil
    }
    let pixels = try pixels()
    guard let before = self.pixels(of: kept) else {
      return SnapshotDifference(
        words: ["\(place.reference) is not a readable picture; record it again."], left: [])
    }
    let change = PictureChange(from: before, to: pixels, within: rule)
    guard !change.isAllowed else { return nil }
    return try left(change, pixels)
  }

  func clear() throws {
    let files = [place.reference, place.twin]
    try SnapshotFiles.remove(files.flatMap { [place.leftover(of: $0), place.difference(of: $0)] })
  }

  // MARK: Differences

  private func left(_ change: PictureChange, _ pixels: PixelBuffer) throws -> SnapshotDifference {
    let made = try file(of: pixels)
    var files = [place.leftover(of: place.reference)]
    try SnapshotFiles.write(made, to: files[0])
    if let artifact = place.artifact { try SnapshotFiles.write(made, to: artifact) }
    if let marked = change.marked, let data = try? Rasteriser.environment?.pictures?.png(of: marked)
    {
      files.append(place.difference(of: place.reference))
      try SnapshotFiles.write(data, to: files[1])
    }
    return SnapshotDifference(words: try textWords() + [change.sentence], left: files)
  }

  /// Returns the changes in the texts beside the images, and writes the new text if it differs.
  private func textWords() throws -> [String] {
    guard let text, let kept = SnapshotFiles.contents(place.twin) else { return [] }
    let old = String(decoding: kept, as: UTF8.self)
    guard old != text else {
      return [
        "The elements and their frames are equal: colours, fonts or the pixels of images differ."
      ]
    }
    try SnapshotFiles.write(Data(text.utf8), to: place.leftover(of: place.twin))
    return TextChange(from: old, to: text).words
  }

  /// Returns the difference of the texts when the images cannot be compared.
  private func textDifference(drawnBy maker: String?) throws -> SnapshotDifference? {
    let kept = SnapshotFiles.contents(place.twin).map { String(decoding: $0, as: UTF8.self) }
    guard let text, let kept, Self.heading(kept) == Self.heading(text) else {
      Diagnostics.report(
        "\(place.reference) was drawn by \(maker ?? "another machine"), and this program draws with"
          + " \(Rasteriser.name ?? "no rasteriser"): not compared.")
      return nil
    }
    guard kept != text else { return nil }
    return SnapshotDifference(words: try textWords(), left: [place.leftover(of: place.twin)])
  }

  /// Returns the name of the font setup from the first line of a text snapshot.
  private static func heading(_ text: String) -> Substring? {
    let line = text.prefix { $0 != "\n" }
    return line.firstRange(of: "  text ").map {
      line[$0.upperBound...].prefix { $0 != "#" }
    }
  }

  // MARK: Pixels

  private func pixels() throws -> PixelBuffer {
    guard let pixels = try Rasteriser.pixels(of: picture) else {
      throw PictureError(description: "The picture \(place.name) has no pixels.")
    }
    return pixels
  }

  private func pixels(of file: Data) -> PixelBuffer? {
    try? Rasteriser.environment?.images?.decode(
      DisplayImage(source: .data(file), pixelSize: .zero), coveringPixels: nil)
  }

  private func file(of pixels: PixelBuffer) throws -> Data {
    guard let pictures = Rasteriser.environment?.pictures, let maker = Rasteriser.name else {
      throw PictureError(description: "There is no image encoder.")
    }
    let png = PNGNote.adding(
      pixels.withBytes { PixelDigest.text(of: $0) }, to: try pictures.png(of: pixels),
      keyword: Self.digest)
    return PNGNote.adding(maker, to: png, keyword: Self.maker)
  }
}
