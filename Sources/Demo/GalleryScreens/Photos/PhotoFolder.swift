// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder on disk that may contain pictures.
///
/// A listing reads names only; whether a file can be decoded is determined when it is shown. It proceeds
/// folder by folder, sorted by name, so the first batch is available immediately, and it is limited in depth
/// and number, so that it always ends.
struct PhotoFolder: Sendable {
  static let deepestLevel = 8
  static let mostFolders = 20_000
  static let mostFiles = 500_000

  let path: String

  /// The desktop's folder for the user's pictures.
  static var usersPictures: PhotoFolder {
    let named = ProcessInfo.processInfo.environment["XDG_PICTURES_DIR"] ?? ""
    if !named.isEmpty { return PhotoFolder(path: named) }
    let standard = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    return PhotoFolder(path: standard?.path ?? NSHomeDirectory() + "/Pictures")
  }

  /// Returns the paths of the picture files, with a batch for each folder that contains any.
  ///
  /// - Complexity: O(*n* log *n*) in total, where *n* is the number of names; off the main actor.
  func batches() -> AsyncStream<[String]> {
    AsyncStream { continuation in
      let task = Task.detached(priority: .userInitiated) {
        Self.list(path) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private static func list(_ root: String, found: ([String]) -> Void) {
    var waiting = [(path: root, level: 0)]
    var next = 0
    var files = 0
    while next < waiting.count, next < mostFolders, files < mostFiles, !Task.isCancelled {
      let (path, level) = waiting[next]
      next += 1
      let contents = names(in: path)
      let batch = contents.pictures.prefix(mostFiles - files).map { path + "/" + $0 }
      files += batch.count
      if !batch.isEmpty { found(batch) }
      if level < deepestLevel {
        waiting += contents.folders.map { (path + "/" + $0, level + 1) }
      }
    }
  }

  private static func names(in path: String) -> (pictures: [String], folders: [String]) {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var pictures: [String] = []
    var folders: [String] = []
    for name in all where !name.hasPrefix(".") {
      if isPicture(name) {
        pictures.append(name)
      } else if isFolder(path + "/" + name) {
        folders.append(name)
      }
    }
    pictures.sort()
    folders.sort()
    return (pictures, folders)
  }

  private static func isPicture(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return ["jpg", "jpeg", "png"].contains(name[name.index(after: dot)...].lowercased())
  }

  /// Returns whether a folder is at `path`; a link to one is ignored, since it may form a cycle.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
