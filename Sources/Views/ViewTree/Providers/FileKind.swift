// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The uniform type identifier of a file, derived from its name.
package struct FileKind {
  private static let types: [String: String] = [
    "jpg": "public.jpeg", "jpeg": "public.jpeg", "png": "public.png", "gif": "com.compuserve.gif",
    "webp": "org.webmproject.webp", "tiff": "public.tiff", "svg": "public.svg-image",
    "heic": "public.heic", "txt": "public.plain-text", "md": "net.daringfireball.markdown",
    "html": "public.html", "json": "public.json", "csv": "public.comma-separated-values-text",
    "pdf": "com.adobe.pdf", "swift": "public.swift-source", "mp4": "public.mpeg-4",
    "mov": "com.apple.quicktime-movie", "mp3": "public.mp3", "zip": "public.zip-archive",
  ]
  /// The types that each type conforms to.
  private static let parents: [String: [String]] = [
    "public.jpeg": ["public.image"], "public.png": ["public.image"],
    "com.compuserve.gif": ["public.image"], "org.webmproject.webp": ["public.image"],
    "public.tiff": ["public.image"], "public.heic": ["public.image"],
    "public.svg-image": ["public.image"], "public.image": ["public.data", "public.content"],
    "public.plain-text": ["public.text"], "public.utf8-plain-text": ["public.plain-text"],
    "net.daringfireball.markdown": ["public.text"], "public.html": ["public.text"],
    "public.json": ["public.text"], "public.comma-separated-values-text": ["public.text"],
    "public.swift-source": ["public.plain-text"], "public.text": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.content"], "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"], "public.movie": ["public.data"],
    "public.mp3": ["public.audio"], "public.audio": ["public.data"],
    "public.zip-archive": ["public.data"], "public.data": ["public.item"],
    "public.folder": ["public.directory"], "public.directory": ["public.item"],
    "public.file-url": ["public.url"], "public.url": ["public.data"],
    "public.utf16-plain-text": ["public.plain-text"],
  ]

  /// The type identifier of the file.
  let type: String

  /// Creates the kind of the file at `url`.
  init(_ url: URL) {
    type =
      url.hasDirectoryPath
      ? "public.folder" : Self.types[url.pathExtension.lowercased()] ?? "public.data"
  }

  /// Returns the file name extension for a type, or an empty string if it is unknown.
  static func ending(of type: String) -> String {
    let known = [
      "public.jpeg": "jpg", "public.plain-text": "txt", "public.utf8-plain-text": "txt",
      "public.text": "txt",
    ]
    return known[type] ?? types.first { $0.value == type }?.key ?? ""
  }

  /// Returns whether a type conforms to another one.
  package static func conforms(_ type: String, to other: String) -> Bool {
    type == other || (parents[type] ?? []).contains { conforms($0, to: other) }
  }
}
