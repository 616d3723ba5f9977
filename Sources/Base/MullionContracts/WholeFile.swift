// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A file that is read whole and within a bound, or written whole or not at all.
package struct WholeFile: Sendable {
  /// The most bytes that are read of a file, unless somebody says otherwise: 256 MB.
  package static let usualLimit = 256 << 20
  private static let chunk = 1 << 20

  /// Where the file is.
  package let path: String

  /// The file at `path`, which need not exist.
  package init(_ path: String) {
    self.path = path
  }

  /// Everything in the file.
  ///
  /// A file that says that it is empty may go on without end, such as a device: reading stops at
  /// the bound.
  ///
  /// - Throws: `WholeFileError` when the file can't be read or has more than `limit` bytes.
  /// - Complexity: O(n), n the bytes that are read.
  package func read(atMost limit: Int = usualLimit) throws(WholeFileError) -> Data {
    guard let file = FileHandle(forReadingAtPath: path) else { throw .unreadable }
    return try Self.read(file, atMost: limit)
  }

  /// Everything that is left to read in `file`, such as standard input.
  ///
  /// - Throws: `WholeFileError` when it can't be read or has more than `limit` bytes.
  package static func read(
    _ file: FileHandle, atMost limit: Int = usualLimit
  ) throws(WholeFileError) -> Data {
    var data = Data()
    do {
      while let more = try file.read(upToCount: Self.chunk), !more.isEmpty {
        data += more
        if data.count > limit { break }
      }
    } catch {
      throw .unreadable
    }
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    return data
  }

  /// Makes `data` the content of the file.
  ///
  /// The content is written beside the file and takes its place when it is whole: when that fails,
  /// the file is as it was. A link stays a link. What is no file, such as a pipe or a device, is
  /// written to.
  ///
  /// - Throws: an error of Foundation's when that can't be.
  package func write(_ data: Data) throws {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    let type = attributes?[.type] as? FileAttributeType
    guard let type, type != .typeRegular, type != .typeDirectory else {
      return try data.write(to: target, options: .atomic)
    }
    let file = try FileHandle(forWritingTo: target)
    try file.write(contentsOf: data)
    try file.close()
  }
}
