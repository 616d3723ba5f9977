// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The filename extensions and MIME types that identify files of some types.
package struct FileTags: Equatable, Sendable {
  /// The filename extensions, without a dot.
  package let extensions: [String]
  /// The MIME types; one for a whole family ends in `/*`.
  package let mimeTypes: [String]

  /// Creates the tags of files of any of `types`; `nil` if any file may be of one of them, or if no tag is
  /// known.
  ///
  /// Only the name of an app-defined type is known, so that any file may be of it.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of types and *d* that of the system's types.
  package init?(of types: [UTType]) {
    guard !types.contains(where: \.mayBeAnyFile) else { return nil }
    var (extensions, mimeTypes): ([String], [String]) = ([], [])
    for type in types {
      let kinds = Catalogue.system.kinds(of: type.identifier)
      extensions += kinds.flatMap(\.extensions) + (type.tags[.filenameExtension] ?? [])
      mimeTypes += kinds.flatMap(\.mimeTypes) + (type.tags[.mimeType] ?? [])
    }
    guard !(extensions.isEmpty && mimeTypes.isEmpty) else { return nil }
    (self.extensions, self.mimeTypes) = (Self.once(extensions), Self.once(mimeTypes))
  }

  private static func once(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension UTType {
  /// Whether nothing is known about files of the type.
  fileprivate var mayBeAnyFile: Bool {
    UTType.data.conforms(to: self) || self == .content
      || !isDynamic && Catalogue.system.declaration(identifier) == nil
  }

  /// Whether the type is a type of folders, as opposed to files.
  package var isOfFolders: Bool { self == .folder || self == .directory || self == .volume }

  /// Creates the type of a file or folder at `place`, by its filename extension.
  package init(of place: URL, isFolder: Bool) {
    let (plain, kind): (UTType, UTType) = isFolder ? (.folder, .directory) : (.data, .data)
    self = UTType(filenameExtension: place.pathExtension, conformingTo: kind) ?? plain
  }
}
