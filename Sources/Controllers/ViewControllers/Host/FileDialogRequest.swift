// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionFileTypes

/// What a person is asked to choose in a file dialog.
package struct FileDialogRequest: Equatable, Sendable {
  /// What the chosen place is for.
  package enum Purpose: Equatable, Sendable {
    /// Files that are there, to be opened.
    case open
    /// Folders that are there.
    case openFolder
    /// A place for a file, which may be there, with the name that is proposed.
    case save(name: String)
  }

  /// What the chosen place is for.
  package var purpose: Purpose
  /// What files may be of; none: anything.
  package var types: [UTType] = []
  /// Whether several may be chosen.
  package var allowsMultiple = false
  /// The folder that is shown first; nil: the desktop decides.
  package var folder: URL?

  /// A request; see the properties.
  package init(_ purpose: Purpose) { self.purpose = purpose }

  /// What the dialog is called.
  package var title: String {
    switch purpose {
    case .open: "Open"
    case .openFolder: "Choose a Folder"
    case .save: "Save"
    }
  }

  /// What the files are called that can be chosen.
  package var filterName: String {
    types.count == 1 ? types[0].localizedDescription?.capitalized ?? "Documents" : "Documents"
  }

  /// How files that can be chosen are told from others; nil: all can.
  package var tags: FileTags? { types.isEmpty || purpose != .open ? nil : FileTags(of: types) }

  /// Whether a person could choose `place`: it is there, when it is to be opened, and of one of the types.
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
