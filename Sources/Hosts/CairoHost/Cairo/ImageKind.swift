// SPDX-License-Identifier: Apache-2.0

/// The supported image formats, detected by a file's first bytes, not by its name.
///
/// gdk-pixbuf has more loaders, for cursors and icons of other systems. They are excluded as an unnecessary
/// attack surface. SVG files are loaded without a base path, so that they cannot refer to other files.
enum ImageKind: String {
  case jpeg, png, gif, bmp, tiff, webp, svg
  case heif = "heif/avif"

  /// The name of the format in messages.
  var title: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .gif: "GIF"
    case .bmp: "BMP"
    case .tiff: "TIFF"
    case .webp: "WebP"
    case .svg: "SVG"
    case .heif: "HEIF or AVIF"
    }
  }

  /// The Debian package of the loader, or `nil` for gdk-pixbuf's own loaders.
  var package: String? {
    switch self {
    case .webp: "webp-pixbuf-loader"
    case .svg: "librsvg2-common"
    case .heif: "heif-gdk-pixbuf"
    default: nil
    }
  }

  /// Creates the format of a file that begins with `start`, or returns `nil` if it is none of these formats.
  ///
  /// `start` contains at least 12 bytes, or the whole file if it is shorter.
  init?(startingWith start: [UInt8]) {
    func has(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      start.count >= offset + bytes.count && start[offset..<offset + bytes.count] == bytes[...]
    }
    if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has([0x47, 0x49, 0x46, 0x38]) {
      self = .gif
    } else if has([0x42, 0x4D]) {
      self = .bmp
    } else if has([0x49, 0x49, 0x2A, 0x00]) || has([0x4D, 0x4D, 0x00, 0x2A]) {
      self = .tiff
    } else if has([0x52, 0x49, 0x46, 0x46]), has([0x57, 0x45, 0x42, 0x50], at: 8) {
      self = .webp
    } else if has([0x66, 0x74, 0x79, 0x70], at: 4) {
      self = .heif
    } else if Self.isMarkup(start) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Returns whether the file begins like XML: `<`, after white space and a byte order mark.
  private static func isMarkup(_ start: [UInt8]) -> Bool {
    let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start[...]
    return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }
}
