// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionXcodeProjects

/// The implementation of `mullion build`, `test` and `run` for an Xcode project.
///
/// A package of links to the project's files is created in the cache, and built by SwiftPM.
struct ProjectCommand {
  let request: BuildRequest
  let path: String
  let library: PlatformLibrary
  let environment: BuildEnvironment

  /// Performs the request.
  ///
  /// - Throws: `BuildError` when the project cannot be read, or SwiftPM cannot be started.
  /// - Returns: SwiftPM's exit status, or the program's.
  func run() throws(BuildError) -> Int32 {
    let choice = try self.choice()
    let (package, absence) = try makePackage(of: choice)
    var build = package
    build.speaksAside = request.speaksAside
    switch request.verb {
    case .build:
      let status = try build.run("build", request.arguments)
      if let absence { throw absence }
      return status
    case .test: return try test(choice, build)
    case .run: return try show(choice, build)
    }
  }

  private func choice() throws(BuildError) -> TargetChoice {
    let project: XcodeProject
    do throws(ProjectError) {
      project = try XcodeProject(path: path)
    } catch {
      throw BuildError(error)
    }
    let choice = try TargetChoice(
      project, for: request.verb, named: request.target, given: Set(request.packages.keys))
    var said: Set<String> = []
    for target in choice.all {
      for error in target.missing where said.insert(error.description).inserted {
        environment.say("mullion: \(error)\n")
      }
      if let file = target.sources.first(where: { !$0.exists }) {
        let pin = LockFiles(of: path).pin(containing: file.path)
        throw BuildError(
          "\(target.place.file):\(file.line): the source '\(file.path)' of the target '\(target.name)'"
            + " is missing\(pin.map { "; \($0.fetchCommand) fetches it" } ?? "").")
      }
      if let file = target.sources.first(where: { !$0.isRegular }) {
        throw BuildError(
          "\(target.place.file):\(file.line): the source '\(file.path)' of the target '\(target.name)'"
            + " is a folder, a pipe or a device; replace it by a file, or remove it from the target."
        )
      }
      if !target.otherSources.isEmpty {
        let names = target.otherSources.map(\.name).joined(separator: ", ")
        environment.say(
          "mullion: '\(target.name)' is built without sources that are not Swift: \(names)\n")
      }
    }
    return choice
  }

  /// Returns the folders of packages given by the user, linked in `given`, and of stand-in packages, in
  /// `folder`.
  private func packages(
    given: CacheFolder, in folder: CacheFolder
  ) throws(BuildError) -> [String: String] {
    var packages = LocalPackages(request.packages).links(in: given)
    guard !request.keepsOwnDependencies else { return packages }
    for replacement in ReplacementPackage.all {
      let path = try replacement.make(in: folder)
      for name in [replacement.identity] + replacement.products where packages[name] == nil {
        packages[name] = path
      }
    }
    return packages
  }

  /// Returns the locations of the project's packages, and reports which revisions the user's checkouts have.
  private func places(
    of choice: TargetChoice, given: CacheFolder, in folder: CacheFolder
  ) throws(BuildError) -> PackagePlaces {
    let locks = LockFiles(of: path)
    for error in locks.errors { environment.say("mullion: \(error)\n") }
    var places = PackagePlaces(
      project: choice.project, given: try packages(given: given, in: folder),
      environment: environment, modules: InstalledModules(of: library).names, locks: locks)
    if let named = request.checkouts {
      let checkouts = try CheckoutFolder(environment.absolute(named))
      places.checkouts = checkouts
      for found in PinnedCheckout.all(of: locks.pins, in: checkouts) {
        let sentence = found.sentence(commit: places.commit(of: found.pin), environment)
        environment.say("mullion: \(sentence)\n")
      }
    }
    return places
  }

  /// Creates the package that represents the project; returns it with the error about missing packages if it
  /// is built without them.
  private func makePackage(
    of choice: TargetChoice
  ) throws(BuildError) -> (PackageBuild, absence: BuildError?) {
    let cached = PackageBuild.folder(of: path, in: environment.cacheFolder, kind: "projects")
    let folder = cached.folder(
      FileStamp.of(choice.asked.map(\.name).joined(separator: "/") + request.verb.rawValue))
    let package = folder.folder("package")
    var build = PackageBuild(
      package: package.path, folder: folder, library: library, environment: environment)
    let places = try places(of: choice, given: build.givenFolder, in: cached)
    let missing = try Self.checked { () throws(ProjectError) in try places.missing(from: choice.all)
    }
    let absence = places.absence(missing)
    if let absence {
      guard request.verb == .build else { throw absence }
      environment.say(
        "mullion: packages are missing, see below; the other files are checked, and errors in files that"
          + " import a missing package may follow from that\n")
    }
    build.given = request.packages.mapValues(environment.absolute)
    try build.prepare(isClean: request.isClean)
    try package.make()
    try folder.write(path, "origin")
    do throws(ProjectError) {
      for target in choice.all {
        let name = try target.moduleName()
        let sources = package.folder("Sources").folder(name)
        try link(target, in: sources)
        let host = choice.host(of: target)
        if target.product == .unitTests, let host,
          let start = try HostStart(tests: name, host: host).text()
        {
          try write(start, HostStart.name, in: sources)
        }
      }
      let absent = try places.absentModules(missing, of: choice.all)
      for name in absent {
        let folder = package.folder("Sources").folder(name)
        try write("// Replaces a package that is missing.\n", "\(name).swift", in: folder)
      }
      let manifest = PackageManifest(
        choice: choice, places: places, swiftVersion: request.swiftVersion, absent: absent,
        missing: missing)
      try write(manifest.text(), "Package.swift", in: package)
    } catch {
      throw BuildError(error)
    }
    return (build, absence)
  }

  private func link(_ target: XcodeTarget, in folder: CacheFolder) throws(ProjectError) {
    do throws(BuildError) {
      try LinkedSources(folder: folder).show(target.sources)
    } catch {
      throw ProjectError(path, nil, error.description)
    }
  }

  private func write(
    _ text: String, _ name: String, in folder: CacheFolder
  ) throws(ProjectError) {
    do throws(BuildError) {
      try folder.make()
      try folder.write(text, name)
    } catch {
      throw ProjectError(path, nil, error.description)
    }
  }

  /// Fills the main bundle of the tests, and runs them.
  private func test(_ choice: TargetChoice, _ build: PackageBuild) throws(BuildError) -> Int32 {
    // SwiftPM creates the products folder as a link during its first build.
    if !FileManager.default.fileExists(atPath: build.products) {
      let status = try build.run("build", ["--build-tests"])
      guard status == 0 else { return status }
    }
    try ProductFolder(folder: CacheFolder(path: build.products))
      .fill(with: choice.all)
    return try build.test(request.arguments, of: request)
  }

  /// Builds the application, and starts it.
  private func show(_ choice: TargetChoice, _ build: PackageBuild) throws(BuildError) -> Int32 {
    guard let target = choice.asked.first else { return 0 }
    let name = try Self.name(of: target)
    let status = try build.run("build", ["--product", name])
    guard status == 0 else { return status }
    return try ChildProgram(
      path: putTogether(target, of: choice, build).file(name),
      arguments: request.arguments, folder: environment.folder,
      variables: LaunchedProgram(environment).variables(picturesIn: build.folder.file("pictures"))
    ).run()
  }

  /// Returns the application, built so that it can be rendered.
  ///
  /// - Throws: `BuildError` when the project cannot be read or built.
  func application() throws(BuildError) -> BuiltProgram {
    let choice = try self.choice()
    var (build, _) = try makePackage(of: choice)
    build.speaksAside = true
    guard let target = choice.asked.first else { throw BuildError("'\(path)' has no application.") }
    let name = try Self.name(of: target)
    let status = try build.run("build", ["--product", name])
    guard status == 0 else {
      throw BuildError("'\(target.name)' can't be built (status \(status)); see above.")
    }
    return BuiltProgram(
      path: try putTogether(target, of: choice, build).file(name),
      folder: environment.folder, variables: environment.variables,
      outputFolder: build.folder.file("render"))
  }

  /// Assembles the application's bundle, with its program and its resources.
  private func putTogether(
    _ target: XcodeTarget, of choice: TargetChoice, _ build: PackageBuild
  ) throws(BuildError) -> CacheFolder {
    let name = try Self.name(of: target)
    let product = ProductFolder(folder: build.folder.folder("\(name).app"))
    let libraries = choice.all.filter { $0.product == .library }
    try product.fill(with: libraries + [target])
    try product.folder.copy("\(build.products)/\(name)", as: name)
    return product.folder
  }

  private static func name(of target: XcodeTarget) throws(BuildError) -> String {
    try checked { () throws(ProjectError) in try target.moduleName() }
  }

  private static func checked<Result>(
    _ body: () throws(ProjectError) -> Result
  ) throws(BuildError) -> Result {
    do throws(ProjectError) {
      return try body()
    } catch {
      throw BuildError(error)
    }
  }
}
