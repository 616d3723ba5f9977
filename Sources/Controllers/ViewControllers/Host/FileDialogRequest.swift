// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionFileTypes

/// A request for a file dialog.
package struct FileDialogRequest: Equatable, Sendable {
  /// The purpose of a file dialog.
  package enum Purpose: Equatable, Sendable {
    /// The opening of existing files.
    case open
    /// The choice of existing folders.
    case openFolder
    /// The choice of the URL at which a file is saved, with a proposed name; the file may exist.
    case save(name: String)
  }

  /// The purpose of the dialog.
  package var purpose: Purpose
  /// The permitted content types; an empty array permits all types.
  package var types: [UTType] = []
  /// Whether several files can be chosen.
  package var allowsMultiple = false
  /// The initial folder, or `nil` for a folder determined by the desktop.
  package var folder: URL?

  /// Creates a request for one file or folder of any type.
  package init(_ purpose: Purpose) { self.purpose = purpose }

  /// The title of the dialog.
  package var title: String {
    switch purpose {
    case .open: "Open"
    case .openFolder: "Choose a Folder"
    case .save: "Save"
    }
  }

  /// The name of the filter of permitted files.
  package var filterName: String {
    types.count == 1 ? types[0].localizedDescription?.capitalized ?? "Documents" : "Documents"
  }

  /// The filter of permitted files, or `nil` if all files are permitted or the purpose is not `open`.
  package var tags: FileTags? { types.isEmpty || purpose != .open ? nil : FileTags(of: types) }

  /// Returns whether the user could choose `place`.
  ///
  /// An `open` request requires an existing item of a permitted type, and `openFolder` an existing folder;
  /// `save` requires a file URL that is not a folder.
  package func canChoose(_ place: URL) -> Bool {
    let kind = try? place.resourceValues(forKeys: [.isDirectoryKey])
    let isFolder = kind?.isDirectory ?? false
    switch purpose {
    case .save: return place.isFileURL && !isFolder
    case .openFolder: return isFolder
    case .open:
      guard kind != nil else { return false }
      let type = UTType(of: place, isFolder: isFolder)
      return types.contains { type.conforms(to: $0) } || !isFolder && tags == nil
    }
  }
}
