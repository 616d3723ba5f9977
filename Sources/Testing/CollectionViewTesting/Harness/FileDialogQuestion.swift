// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionFileTypes
import MullionViewControllers

/// What the dialog in front of a screen asks a person to choose.
public struct FileDialogQuestion: Equatable, Sendable {
  /// What the chosen place is for.
  public enum Purpose: Equatable, Sendable {
    /// Files that are there, to be opened.
    case open
    /// Folders that are there.
    case openFolder
    /// A place for a file, with the name that is proposed.
    case save(name: String)
  }

  /// What the chosen place is for.
  public let purpose: Purpose
  /// What files may be of; none: anything.
  public let contentTypes: [UTType]
  /// Whether several may be chosen.
  public let allowsMultipleSelection: Bool
  /// The folder that is shown first; nil: the desktop decides.
  public let directoryURL: URL?

  init(_ request: FileDialogRequest) {
    purpose =
      switch request.purpose {
      case .open: .open
      case .openFolder: .openFolder
      case .save(let name): .save(name: name)
      }
    contentTypes = request.types
    allowsMultipleSelection = request.allowsMultiple
    directoryURL = request.folder
  }
}
