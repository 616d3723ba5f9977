// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDisplayTree

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The bytes of an encoded image, in memory or on disk, read where needed.
final class ByteSource {
  /// The name of the image in messages.
  let name: String
  let count: Int
  private let data: Data?
  private let descriptor: Int32

  /// Creates a source by opening the file, or with the given data.
  ///
  /// - Throws: `ImageDecodingError` when the image is not encoded, the file cannot be read, or it is not a
  ///   regular file: a pipe or a device would never end.
  init(_ source: DisplayImage.Source) throws {
    switch source {
    case .pixels, .symbol, .drawing:
      throw ImageDecodingError("The image is not a file.")
    case .data(let bytes):
      name = "an image in memory of \(bytes.count) bytes"
      data = bytes
      descriptor = -1
      count = bytes.count
    case .file(let path):
      name = path
      data = nil
      descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      if descriptor < 0 {
        throw ImageDecodingError("\(path) can't be opened: \(String(cString: strerror(errno))).")
      }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        close(descriptor)
        throw ImageDecodingError("\(path) is not a regular file.")
      }
      count = Int(status.st_size)
    }
  }

  /// A reader of the same bytes.
  var reader: ByteReader {
    ByteReader(count: count) { offset, count in
      let bytes = self.read(at: offset, length: count)
      return bytes.count == count ? bytes : nil
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Returns up to `length` bytes from `offset`; empty at the end, and if reading fails.
  func read(at offset: Int, length: Int) -> [UInt8] {
    guard offset >= 0, offset < count, length > 0 else { return [] }
    let wanted = min(length, count - offset)
    if let data {
      let start = data.startIndex + offset
      return [UInt8](data[start..<start + wanted])
    }
    return [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, wanted, off_t(offset)))
    }
  }
}
