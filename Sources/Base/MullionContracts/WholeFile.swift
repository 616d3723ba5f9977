// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A file that is read completely within a size limit, and written atomically.
package struct WholeFile: Sendable {
  /// The default limit for reading: 256 MB.
  package static let usualLimit = 256 << 20
  private static let chunk = 1 << 20

  /// The path of the file.
  package let path: String

  /// Creates a value for the file at `path`, which need not exist.
  package init(_ path: String) {
    self.path = path
  }

  /// Returns the contents of the file.
  ///
  /// A file with a reported size of zero may be endless, such as a device: reading stops at the limit.
  ///
  /// - Throws: `WholeFileError` if the file cannot be read or has more than `limit` bytes.
  /// - Complexity: O(*n*) in the number of bytes read.
  package func read(atMost limit: Int = usualLimit) throws(WholeFileError) -> Data {
    guard let file = FileHandle(forReadingAtPath: path) else { throw .unreadable }
    return try Self.read(file, atMost: limit)
  }

  /// Returns the remaining contents of `file`, such as standard input.
  ///
  /// - Throws: `WholeFileError` if `file` cannot be read or has more than `limit` bytes.
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

  /// Replaces the contents of the file with `data`.
  ///
  /// The contents are written to a temporary file that replaces the file when complete: on failure, the file
  /// is unchanged. A symbolic link stays a link. Special files, such as a pipe or a device, are written
  /// directly.
  ///
  /// - Throws: An error of Foundation if writing fails.
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
