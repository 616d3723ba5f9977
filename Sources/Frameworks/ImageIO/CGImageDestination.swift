// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionDisplayTree
import Synchronization

/// An image file to write.
///
/// PNG and JPEG are supported. Destinations are thread-safe.
public final class CGImageDestination: Hashable, Sendable {
  /// The destination of the file.
  ///
  /// Data is modified while the file is written, with its lock held.
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

  /// Creates a destination, or `nil` if files of `type` cannot be written or `count` is not 1.
  init?(_ place: Place, type: CFString, count: Int) {
    guard let kind = ImageFileKind(rawValue: type as String), kind.isWritten, count == 1 else {
      return nil
    }
    self.kind = kind
    contents = Mutex(Contents(place: place))
  }

  /// Adds an image; only the first one is written.
  func add(_ image: CGImage?, _ properties: CFDictionary?) {
    guard let picture = image?.displayImage else { return }
    let quality = Self.quality(properties)
    contents.withLock { contents in
      guard contents.picture == nil else { return }
      contents.picture = picture
      if let quality { contents.quality = quality }
    }
  }

  /// Sets the properties of the whole file.
  func set(_ properties: CFDictionary?) {
    guard let quality = Self.quality(properties) else { return }
    contents.withLock { $0.quality = quality }
  }

  private static func quality(_ properties: CFDictionary?) -> CGFloat? {
    let number = properties?[kCGImageDestinationLossyCompressionQuality] as? CGFloat
    return number.flatMap { $0.isFinite ? max(0, min(1, $0)) : nil }
  }

  /// Writes the file once; returns whether it was written.
  func finish() -> Bool {
    contents.withLock { contents in
      guard !contents.isFinished, let picture = contents.picture else { return false }
      contents.isFinished = true
      guard let codecs = ImageCodecs.current else {
        Diagnostics.reportOnce(
          "CGImageDestinationFinalize(_:) returns false: this process has no image codec;"
            + " link CairoHost or GTKHost.")
        return false
      }
      do {
        let pixels = try codecs.images.decode(picture, coveringPixels: nil)
        let file =
          kind == .png
          ? try codecs.pictures.png(of: pixels)
          : try codecs.pictures.jpeg(of: pixels, quality: contents.quality ?? 0.75)
        switch contents.place {
        case .data(let data): data.append(file)
        case .file(let url): try file.write(to: url)
        }
        return true
      } catch {
        Diagnostics.reportOnce("CGImageDestinationFinalize(_:) returns false: \(error)")
        return false
      }
    }
  }

  /// Returns whether two references are to the same object.
  public static func == (lhs: CGImageDestination, rhs: CGImageDestination) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGImage {
  /// The pixels as an independent image; `nil` if hosts cannot draw them.
  fileprivate var displayImage: DisplayImage? {
    guard let picture else { return nil }
    return isWhole
      ? picture
      : DisplayImage(
        part: part, of: picture, size: CGSize(width: CGFloat(width), height: CGFloat(height)))
  }
}
