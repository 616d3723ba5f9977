// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout
import MullionInterfaceFiles

/// The part of `mullion lint` that checks interface files, single ones or those of a project.
@MainActor
struct InterfaceLintCommand {
  let path: String
  let size: CGSize

  /// Returns whether the subject of a command is an interface file or an Xcode project, by its extension.
  nonisolated static func takes(_ path: String) -> Bool {
    InterfaceFileChoice.isInterfaceFile(path) || path.hasSuffix(".xcodeproj")
  }

  /// Returns the files below a folder, or `nil` if there are no interface files among them.
  static func files(below folder: String) -> ProjectFiles? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    let files = ProjectFiles(URL(fileURLWithPath: folder).standardizedFileURL)
    return files.interfaceFiles.isEmpty ? nil : files
  }

  /// Returns the findings in the interface files of a folder, by file.
  func findings(in files: ProjectFiles) -> [(String, [LayoutFinding])] {
    files.interfaceFiles.map { ($0.path, findings(in: $0, files)) }
  }

  /// Returns the findings by file.
  ///
  /// - Throws: `CommandError` when there is no such file, or no interface file in the project.
  func findings() throws(CommandError) -> [(String, [LayoutFinding])] {
    let url = URL(fileURLWithPath: path)
    guard !InterfaceFileChoice.isInterfaceFile(path) else {
      try NamedFile(path: path).requireReadable("a .xib or .storyboard file")
      return [(path, findings(in: url, ProjectFiles.around(url)))]
    }
    let project = ProjectFiles(url.deletingLastPathComponent().standardizedFileURL)
    guard !project.interfaceFiles.isEmpty else {
      throw CommandError("There is no .xib or .storyboard file beside '\(path)'.")
    }
    return findings(in: project)
  }

  private func findings(in url: URL, _ project: ProjectFiles?) -> [LayoutFinding] {
    InterfaceLinter(url, size: size, project: project).findings()
  }
}
