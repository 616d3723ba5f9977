// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionDisplayTree
import Synchronization

/// An image file that is to be written.
///
/// PNG and JPEG are written. May be used from any thread.
public final class CGImageDestination: Hashable, Sendable {
  /// Where the file goes.
  ///
  /// Bytes are changed while the file is written, under its lock; whoever has them waits for that.
  enum Place: @unchecked Sendable {
    case data(CFMutableData)
    case file(URL)
  }

  private struct Contents {
    let place: Place
    var picture: DisplayImage?
    var quality: CGFloat?
    var isFinished = false
  }

  private let kind: ImageFileKind
  private let contents: Mutex<Contents>

  /// A file of a kind with so many pictures; nil: such files are not written here.
  init?(_ place: Place, type: CFString, count: Int) {
    guard let kind = ImageFileKind(rawValue: type as String), kind.isWritten, count == 1 else {
      return nil
    }
    self.kind = kind
    contents = Mutex(Contents(place: place))
  }

  /// Takes the picture; the first is the file's.
  func add(_ image: CGImage?, _ properties: CFDictionary?) {
    guard let picture = image?.displayImage else { return }
    let quality = Self.quality(properties)
    contents.withLock { contents in
      guard contents.picture == nil else { return }
      contents.picture = picture
      if let quality { contents.quality = quality }
    }
  }

  /// Takes what counts for the whole file.
  func set(_ properties: CFDictionary?) {
    guard let quality = Self.quality(properties) else { return }
    contents.withLock { $0.quality = quality }
  }

  private static func quality(_ properties: CFDictionary?) -> CGFloat? {
    let number = properties?[kCGImageDestinationLossyCompressionQuality] as? CGFloat
    return number.flatMap { $0.isFinite ? max(0, min(1, $0)) : nil }
  }

  /// Writes the file, once.
  func finish() -> Bool {
    contents.withLock { contents in
      guard !contents.isFinished, let picture = contents.picture else { return false }
      contents.isFinished = true
      guard let writer = PixelBuffer.encoder, let decoder = DisplayImage.decoder else {
        Diagnostics.reportOnce(
          "CGImageDestinationFinalize(_:) answers false: nothing in this process decodes and writes"
            + " pictures; link CairoHost or GTKHost and call its install().")
        return false
      }
      do {
        let pixels = try decoder.decode(picture, coveringPixels: nil)
        let file =
          kind == .png
          ? try writer.png(of: pixels)
          : try writer.jpeg(of: pixels, quality: contents.quality ?? 0.75)
        switch contents.place {
        case .data(let data): data.append(file)
        case .file(let url): try file.write(to: url)
        }
        return true
      } catch {
        Diagnostics.reportOnce("CGImageDestinationFinalize(_:) answers false: \(error)")
        return false
      }
    }
  }

  /// Whether both are the same object.
  public static func == (lhs: CGImageDestination, rhs: CGImageDestination) -> Bool { lhs === rhs }

  /// Feeds the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGImage {
  /// The pixels as a picture of their own; nil: they are no picture's that hosts draw.
  fileprivate var displayImage: DisplayImage? {
    guard let picture else { return nil }
    return isWhole
      ? picture
      : DisplayImage(
        part: part, of: picture, size: CGSize(width: CGFloat(width), height: CGFloat(height)))
  }
}
