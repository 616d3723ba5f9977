// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The subject of a build: a Swift package, or an Xcode project.
package enum BuildSubject: Equatable, Sendable {
  /// The package in the folder at a path.
  case package(String)
  /// The project at a path that ends in `.xcodeproj`.
  case project(String)

  /// Finds the subject at `path`, or in the working folder.
  ///
  /// - Throws: `BuildError` when there is none, or it is ambiguous.
  package init(_ path: String?, _ environment: BuildEnvironment) throws(BuildError) {
    let place = environment.absolute(path ?? ".")
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
      throw BuildError("'\(place)' does not exist; expected a package's folder or an .xcodeproj.")
    }
    guard isFolder.boolValue else {
      throw BuildError("'\(place)' is a file; expected a package's folder or an .xcodeproj.")
    }
    if place.hasSuffix(".xcodeproj") {
      self = .project(place)
    } else if FileManager.default.fileExists(atPath: "\(place)/Package.swift") {
      self = .package(place)
    } else {
      self = .project(try Self.onlyProject(in: place))
    }
  }

  /// The folder of the package, or the one that contains the project.
  var folder: String {
    switch self {
    case .package(let path): path
    case .project(let path): URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
  }

  private static func onlyProject(in folder: String) throws(BuildError) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    guard let project = projects.first else {
      throw BuildError("'\(folder)' contains no Package.swift and no .xcodeproj; name one.")
    }
    guard projects.count == 1 else {
      throw BuildError(
        "'\(folder)' contains \(projects.joined(separator: " and ")); name one of them.")
    }
    return "\(folder)/\(project)"
  }
}
