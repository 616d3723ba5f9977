// SPDX-License-Identifier: Apache-2.0

/// Builds, tests and runs what was written for iOS, as it stands.
package struct PlatformBuild {
  private let environment: BuildEnvironment

  /// Builds in `environment`.
  package init(_ environment: BuildEnvironment) {
    self.environment = environment
  }

  /// Does what `request` asks for.
  ///
  /// - Throws: `BuildError` when something is missing that it needs.
  /// - Returns: the exit status of SwiftPM or of the program.
  package func run(_ request: BuildRequest) throws(BuildError) -> Int32 {
    let subject = try BuildSubject(request.subject, environment)
    let library = try PlatformBuilder(environment).library()
    switch subject {
    case .package(let path):
      let folder = PackageBuild.folder(of: path, in: environment.cacheFolder, kind: "packages")
      let build = PackageBuild(
        package: path, folder: folder, library: library, environment: environment)
      return try PackageCommand(request: request, build: build).run()
    case .project(let path):
      return try ProjectCommand(
        request: request, path: path, library: library, environment: environment
      ).run()
    }
  }
}
