// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A temporary folder that is deleted with this object.
package final class TemporaryFolder: Sendable {
  package let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "mullion-\(UUID().uuidString)")

  package init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file and creates the folders in its path.
  ///
  /// - Returns: The URL of the file.
  package func write(_ content: Data, _ path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
    return file
  }
}
