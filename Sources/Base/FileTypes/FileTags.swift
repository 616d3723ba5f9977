// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// How files of some types are told from others.
package struct FileTags: Equatable, Sendable {
  /// The ends of their names, without a point.
  package let extensions: [String]
  /// Their MIME types; one of a whole family ends in `/*`.
  package let mimeTypes: [String]

  /// How files of any of `types` are told; nil: any file may be of one of them.
  ///
  /// Of a type of the program's own nothing is known but its name, so that any file may be of it.
  ///
  /// - Complexity: O(n × d), n the number of types, d that of the system's types.
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
  /// Whether nothing is known of the files of the type.
  fileprivate var mayBeAnyFile: Bool {
    UTType.data.conforms(to: self) || self == .content
      || !isDynamic && Catalogue.system.declaration(identifier) == nil
  }

  /// Whether it is folders that are of the type, and no file.
  package var isOfFolders: Bool { self == .folder || self == .directory || self == .volume }

  /// What a file or folder at `place` is, by the end of its name.
  package init(of place: URL, isFolder: Bool) {
    let (plain, kind): (UTType, UTType) = isFolder ? (.folder, .directory) : (.data, .data)
    self = UTType(filenameExtension: place.pathExtension, conformingTo: kind) ?? plain
  }
}
