// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pictures of the mosaic: files that are listed in the background, or numbers of generated pictures.
@MainActor
final class PhotoLibrary {
  /// The content of a picture.
  enum Content: Hashable {
    case file(String)
    case generated(Int)
  }

  /// The number of libraries that are being listed.
  private(set) static var listings = 0

  /// The default number of generated pictures.
  static let standardCount = 240

  private(set) var count = 0
  /// A readable description of the source of the pictures.
  private(set) var origin: String
  private(set) var isListing = false

  private static let drawn = "drawn by the gallery"

  private let source: PhotoSource
  private var files: [String] = []

  init(_ source: PhotoSource) {
    self.source = source
    origin = Self.drawn
    if case .generated(let count) = source { self.count = max(0, count) }
  }

  func content(of photo: Photo) -> Content {
    photo.number < files.count ? .file(files[photo.number]) : .generated(photo.number)
  }

  /// Lists the files in the background.
  ///
  /// `changed` is called each time there are more of them, and at the end. Generated pictures are available
  /// immediately.
  func start(changed: @escaping () -> Void) {
    guard let folder else { return changed() }
    Self.listings += 1
    isListing = true
    origin = Self.shortened(folder.path)
    Task {
      for await batch in folder.batches() {
        files += batch
        count = files.count
        changed()
      }
      if files.isEmpty { nothingFound(in: folder) }
      Self.listings -= 1
      isListing = false
      changed()
    }
  }

  private var folder: PhotoFolder? {
    switch source {
    case .automatic: .usersPictures
    case .folder(let path): PhotoFolder(path: path)
    case .generated: nil
    }
  }

  private func nothingFound(in folder: PhotoFolder) {
    if case .folder = source {
      PhotoReport.shared.write("\(folder.path): no JPEG or PNG file could be found there.")
    }
    origin = Self.drawn
    count = Self.standardCount
  }

  private static func shortened(_ path: String) -> String {
    let home = NSHomeDirectory()
    return path.hasPrefix(home) ? "~" + path.dropFirst(home.count) : path
  }
}
