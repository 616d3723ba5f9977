// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A reader of ranges of a file's bytes, in memory or on disk, without reading the rest.
///
/// The results of the methods are `nil` or empty for ranges that are not in the file, because a file may be
/// truncated at any point.
package struct ByteReader {
  private let read: (_ offset: Int, _ count: Int) -> [UInt8]?
  /// The number of bytes when the file was opened.
  package let count: Int

  /// Creates a reader of `count` bytes; `read` returns a whole range, or `nil`.
  package init(count: Int, _ read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]?) {
    self.count = count
    self.read = read
  }

  /// Creates a reader of a file in memory.
  package init(_ data: Data) {
    count = data.count
    read = { offset, count in
      guard offset >= 0, count >= 0, count <= data.count, offset <= data.count - count else {
        return nil
      }
      let start = data.startIndex + offset
      return [UInt8](data[start..<start + count])
    }
  }

  /// Creates a reader of a file on disk; `nil` if it cannot be opened, or is not a regular file.
  package init?(path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
      let attributes = try? FileManager.default.attributesOfItem(atPath: Self.resolved(path)),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    count = (attributes[.size] as? NSNumber)?.intValue ?? 0
    read = { offset, count in
      guard offset >= 0, count >= 0, (try? file.seek(toOffset: UInt64(offset))) != nil,
        let data = try? file.read(upToCount: count), data.count == count
      else { return nil }
      return [UInt8](data)
    }
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Returns `count` bytes from `offset`; `nil` if the file is shorter or cannot be read.
  func bytes(_ offset: Int, _ count: Int) -> [UInt8]? { read(offset, count) }

  /// Returns up to `count` bytes from `offset`; empty at the end, and if reading fails.
  package func piece(_ offset: Int, upTo count: Int) -> [UInt8] {
    guard offset >= 0, offset < self.count else { return [] }
    return bytes(offset, min(count, self.count - offset)) ?? []
  }

  /// Returns a big-endian number of `count` bytes; `nil` if the file is shorter.
  func big(_ offset: Int, _ count: Int) -> Int? {
    bytes(offset, count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a little-endian number of `count` bytes; `nil` if the file is shorter.
  func little(_ offset: Int, _ count: Int) -> Int? {
    bytes(offset, count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
