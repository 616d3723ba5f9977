// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionContracts
import MullionInterfaceDocuments

/// The files of a project that is not built: its interface files, and the declarations in its sources.
///
/// Tools create its scenes without any code of the application.
@MainActor
package final class ProjectFiles {
  /// The maximum number of files and folders that are enumerated.
  private static let most = 50_000

  /// The folder of the project.
  package let folder: URL
  /// The interface files, sorted by path.
  package private(set) lazy var interfaceFiles: [URL] = paths.filter {
    ["xib", "storyboard"].contains($0.pathExtension)
  }
  /// Whether the project has Swift sources.
  package private(set) lazy var hasSwift = paths.contains { $0.pathExtension == "swift" }
  /// The outline of the sources' declarations.
  package private(set) lazy var outline: SourceOutline = readSources()
  private lazy var paths: [URL] = files()
  private var loaded: [URL: LoadedFile] = [:]

  /// Creates the project in a folder.
  package init(_ folder: URL) {
    self.folder = folder
  }

  /// Returns the project of the file at `url`: the nearest folder above it with an Xcode project or a
  /// package, or `nil` if there is none.
  package static func around(_ url: URL) -> ProjectFiles? {
    var folder = url.standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/" {
      let children = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      if (children ?? []).contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }) {
        return ProjectFiles(folder)
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the project's storyboard called `name`, or `nil` if there is none that can be read.
  func storyboard(named name: String) -> LoadedStoryboard? {
    let found = interfaceFiles.first {
      $0.pathExtension == "storyboard" && $0.deletingPathExtension().lastPathComponent == name
    }
    guard let url = found else { return nil }
    if let file = loaded[url] { return LoadedStoryboard(file) }
    guard let document = try? InterfaceDocument(contentsOf: url) else { return nil }
    let file = LoadedFile(
      document, in: InterfaceSubject.bundle(of: url), at: url, usesClasses: false)
    file.findStoryboard = storyboard
    file.listener = { _ in }
    loaded[url] = file
    return LoadedStoryboard(file)
  }

  private func readSources() -> SourceOutline {
    var outline = SourceOutline()
    for url in paths {
      switch url.pathExtension {
      case "swift": if let text = Self.text(of: url) { outline.addSwift(text) }
      case "h", "m", "mm": if let text = Self.text(of: url) { outline.addObjectiveC(text) }
      default: continue
      }
    }
    return outline
  }

  private static func text(of url: URL) -> String? {
    (try? WholeFile(url.path).read(atMost: 4 << 20)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of folders with dependencies and build products, which are skipped.
  private static let aside: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages",
  ]

  private func files() -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey],
      options: [.skipsHiddenFiles, .skipsPackageDescendants])
    var found: [URL] = []
    while found.count < Self.most, let url = all?.nextObject() as? URL {
      if Self.aside.contains(url.lastPathComponent) { all?.skipDescendants() }
      found.append(url)
    }
    return found.sorted { $0.path < $1.path }
  }
}
