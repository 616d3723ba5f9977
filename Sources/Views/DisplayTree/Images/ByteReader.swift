// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Reads bytes of a file, in memory or on disk, anywhere, without reading the rest.
///
/// Every answer is optional: a file may end, or shrink, at any point.
package struct ByteReader {
  private let read: (_ offset: Int, _ count: Int) -> [UInt8]?
  /// How many bytes the file had when it was opened.
  package let count: Int

  /// A reader of `count` bytes, each piece of which `read` answers whole, or with nil.
  package init(count: Int, _ read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]?) {
    self.count = count
    self.read = read
  }

  /// A reader of a file in memory.
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

  /// A reader of a file on disk; nil when it can't be opened, or is no regular file.
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

  /// The `count` bytes from `offset` on; nil when the file ends before.
  func bytes(_ offset: Int, _ count: Int) -> [UInt8]? { read(offset, count) }

  /// Up to `count` bytes from `offset` on; empty at the end, and where reading fails.
  package func piece(_ offset: Int, upTo count: Int) -> [UInt8] {
    guard offset >= 0, offset < self.count else { return [] }
    return bytes(offset, min(count, self.count - offset)) ?? []
  }

  /// A number of `count` bytes, the most significant first.
  func big(_ offset: Int, _ count: Int) -> Int? {
    bytes(offset, count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of `count` bytes, the least significant first.
  func little(_ offset: Int, _ count: Int) -> Int? {
    bytes(offset, count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
