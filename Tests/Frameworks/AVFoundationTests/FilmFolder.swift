// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A temporary folder for the films of a test, which is deleted with the object.
final class FilmFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("films-\(UUID().uuidString)", isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a film to the folder, and returns the URL of the file.
  func write(_ film: Film) throws -> URL {
    let file = url.appendingPathComponent("\(UUID().uuidString).mov")
    try film.data.write(to: file)
    return file
  }
}
