// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionFileTypes
import MullionViewControllers

/// The request of a file dialog in front of the screen.
public struct FileDialogQuestion: Equatable, Sendable {
  /// The purpose of a file dialog.
  public enum Purpose: Equatable, Sendable {
    /// The selection of existing files to open.
    case open
    /// The selection of existing folders to open.
    case openFolder
    /// The selection of a destination for a file with a proposed name.
    case save(name: String)
  }

  /// The purpose of the dialog.
  public let purpose: Purpose
  /// The permitted types of files; empty for any.
  public let contentTypes: [UTType]
  /// Whether multiple files may be chosen.
  public let allowsMultipleSelection: Bool
  /// The initial folder, or `nil` for the desktop's default.
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
