// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDisplayTree

/// The properties of an image file, read without decoding pixels.
struct ImageFileFacts: Sendable {
  let kind: ImageFileKind
  private let header: ImageHeader
  private let gif: GIFBlocks?
  private let depth: Int
  private let hasAlpha: Bool?
  private let isJFIF: Bool
  private let fileSize: Int

  /// Creates the properties from the bytes, or `nil` if the file type is not supported or there are not
  /// enough bytes.
  init?(_ data: Data) {
    let reader = ByteReader(data)
    guard let header = ImageHeader(reader), let kind = ImageFileKind(header.format) else {
      return nil
    }
    self.kind = kind
    self.header = header
    gif = kind == .gif ? GIFBlocks(reader) : nil
    fileSize = data.count
    let first = reader.piece(0, upTo: 32)
    // The first chunk of a PNG file contains the bit depth and the colour type.
    depth = kind == .png && first.count > 25 ? Int(first[24]) : 8
    hasAlpha = kind == .png && first.count > 25 ? [4, 6].contains(first[25]) : nil
    isJFIF = kind == .jpeg && Array(first.dropFirst(6).prefix(4)) == Array("JFIF".utf8)
  }

  /// The number of complete images of a GIF file; 1 for other files.
  var count: Int { gif?.delays.count ?? 1 }

  /// The size of the stored pixels.
  var storedSize: CGSize { CGSize(width: header.width, height: header.height) }
  /// The EXIF orientation.
  var orientation: Int { header.orientation }
  /// The size of the image with its orientation applied.
  var uprightSize: CGSize { header.uprightSize }

  /// The properties of the file.
  var fileProperties: [CFString: Any] {
    var properties: [CFString: Any] = [kCGImagePropertyFileSize: NSNumber(value: fileSize)]
    if let gif {
      properties[kCGImagePropertyGIFDictionary] =
        [
          kCGImagePropertyGIFLoopCount: NSNumber(value: gif.loopCount),
          kCGImagePropertyGIFHasGlobalColorMap: NSNumber(value: gif.sharesColors),
        ] as [CFString: Any]
    }
    return properties
  }

  /// Returns the properties of an image.
  func properties(at index: Int) -> [CFString: Any] {
    var properties: [CFString: Any] = [
      kCGImagePropertyPixelWidth: NSNumber(value: header.width),
      kCGImagePropertyPixelHeight: NSNumber(value: header.height),
      kCGImagePropertyDepth: NSNumber(value: depth),
      kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    ]
    if let hasAlpha { properties[kCGImagePropertyHasAlpha] = NSNumber(value: hasAlpha) }
    if kind == .jpeg, header.orientation != 1 {
      let number = NSNumber(value: header.orientation)
      properties[kCGImagePropertyOrientation] = number
      properties[kCGImagePropertyTIFFDictionary] =
        [kCGImagePropertyTIFFOrientation: number] as [CFString: Any]
    }
    if isJFIF || header.isProgressive {
      properties[kCGImagePropertyJFIFDictionary] =
        [kCGImagePropertyJFIFIsProgressive: NSNumber(value: header.isProgressive)]
        as [CFString: Any]
    }
    if let gif, gif.delays.indices.contains(index) {
      properties[kCGImagePropertyGIFDictionary] =
        [
          kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: gif.delays[index]),
          kCGImagePropertyGIFDelayTime: NSNumber(value: max(0.1, gif.delays[index])),
        ] as [CFString: Any]
    }
    return properties
  }
}
