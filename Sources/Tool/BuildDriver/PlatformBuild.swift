// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionXcodeProjects

/// The building, testing and running of unmodified iOS sources.
package struct PlatformBuild {
  private let environment: BuildEnvironment

  /// Creates a build in `environment`.
  package init(_ environment: BuildEnvironment) {
    self.environment = environment
  }

  /// Performs `request`.
  ///
  /// - Throws: `BuildError` when a prerequisite is missing.
  /// - Returns: the exit status of SwiftPM or of the program.
  package func run(_ request: BuildRequest) throws(BuildError) -> Int32 {
    let subject = try BuildSubject(request.subject, environment)
    let request = try searched(request, subject)
    let library = try PlatformBuilder(environment).library()
    var environment = environment
    environment.variables[ToolVariables.reviewedFolder] = request.reviewedFolder
    switch subject {
    case .package(let path):
      var build = PlatformBuild(environment).build(of: path, library)
      build.speaksAside = request.speaksAside
      build.keepsOwnDependencies = request.keepsOwnDependencies
      build.given = request.packages.mapValues(environment.absolute)
      return try PackageCommand(request: request, build: build).run()
    case .project(let path):
      return try ProjectCommand(
        request: request, path: path, library: library, environment: environment
      ).run()
    }
  }

  /// Builds the application named by `request`, so that it can be rendered; output goes to standard error.
  ///
  /// - Throws: `BuildError` when there is none, or it cannot be built.
  /// - Returns: the application.
  package func application(_ request: BuildRequest) throws(BuildError) -> BuiltProgram {
    let subject = try BuildSubject(request.subject, environment)
    let request = try searched(request, subject)
    let library = try PlatformBuilder(environment).library()
    switch subject {
    case .package(let path): return try programs(request, path, library).application()
    case .project(let path):
      return try ProjectCommand(
        request: request, path: path, library: library, environment: environment
      ).application()
    }
  }

  /// Builds the programs with the previews of the subject of `request`; output goes to standard error.
  ///
  /// - Throws: `BuildError` when there are none, or one cannot be built.
  /// - Returns: the programs.
  package func previews(_ request: BuildRequest) throws(BuildError) -> [BuiltProgram] {
    let subject = try BuildSubject(request.subject, environment)
    guard case .package(let path) = subject else { return [try application(request)] }
    let request = try searched(request, subject)
    let library = try PlatformBuilder(environment).library()
    return try programs(request, path, library).previews()
  }

  /// Returns the request with the packages among its checkouts; reports which revisions they have where the
  /// subject is a package that pins them.
  private func searched(
    _ request: BuildRequest, _ subject: BuildSubject
  ) throws(BuildError) -> BuildRequest {
    guard let folder = request.checkouts else { return request }
    let checkouts = try CheckoutFolder(environment.absolute(folder))
    if case .package(let path) = subject {
      for found in PinnedCheckout.all(of: LockFiles(of: path).pins, in: checkouts) {
        environment.say("mullion: \(found.sentence(commit: nil, environment))\n")
      }
    }
    var request = request
    let named = Set(request.packages.keys.map { $0.lowercased() })
    let own = subject.folder
    for (name, path) in checkouts.packages where !named.contains(name.lowercased()) && path != own {
      request.packages[name] = path
    }
    return request
  }

  /// Returns the language server's files for the subject of `request`.
  ///
  /// - Throws: `BuildError` when there is no such package or project.
  package func editorFiles(_ request: BuildRequest) throws(BuildError) -> EditorFiles {
    let library = try PlatformBuilder(environment).library()
    switch try BuildSubject(request.subject, environment) {
    case .package(let path):
      return EditorFiles(
        root: path, folder: build(of: path, library).folder.folder("editor"), library: library)
    case .project(let path):
      let folder = PackageBuild.folder(of: path, in: environment.cacheFolder, kind: "projects")
      return EditorFiles(
        root: URL(fileURLWithPath: path).deletingLastPathComponent().path,
        folder: folder.folder("editor"), library: library)
    }
  }

  private func programs(
    _ request: BuildRequest, _ path: String, _ library: PlatformLibrary
  ) throws(BuildError) -> PackagePrograms {
    var build = build(of: path, library)
    build.speaksAside = true
    build.given = request.packages.mapValues(environment.absolute)
    try build.prepare(isClean: request.isClean)
    return PackagePrograms(request: request, build: build)
  }

  private func build(of path: String, _ library: PlatformLibrary) -> PackageBuild {
    PackageBuild(
      package: path,
      folder: PackageBuild.folder(of: path, in: environment.cacheFolder, kind: "packages"),
      library: library, environment: environment)
  }
}
