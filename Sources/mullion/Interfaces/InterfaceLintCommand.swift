// SPDX-License-Identifier: Apache-2.0

import CompositionalLayout
import Foundation
import InterfaceFiles

/// What `mullion lint` does with interface files, alone or those of a project.
@MainActor
struct InterfaceLintCommand {
  let path: String
  let size: CGSize

  /// Whether the subject of a command is an interface file, or a project of them.
  nonisolated static func takes(_ path: String) -> Bool {
    InterfaceFileChoice.isInterfaceFile(path) || path.hasSuffix(".xcodeproj")
  }

  /// The findings by file.
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
    return project.interfaceFiles.map { ($0.path, findings(in: $0, project)) }
  }

  private func findings(in url: URL, _ project: ProjectFiles?) -> [LayoutFinding] {
    InterfaceLinter(url, size: size, project: project).findings()
  }
}
