// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The builder of Mullion's modules in the cache, once for each toolchain and whenever they change.
///
/// The modules of a release are compiled already, and are used instead.
package struct PlatformBuilder {
  /// The origin of the modules.
  private enum Origin {
    case release(Release)
    case sources(MullionCheckout)
  }

  private let environment: BuildEnvironment
  private let origin: Origin
  private let toolchain: SwiftToolchain

  /// Creates a builder that finds the toolchain, and a release or the sources, in `environment`.
  ///
  /// - Throws: `BuildError` when one of them is missing.
  package init(_ environment: BuildEnvironment) throws(BuildError) {
    self.environment = environment
    toolchain = try SwiftToolchain(environment)
    if let release = try Release(environment) {
      origin = .release(release)
    } else {
      origin = .sources(try MullionCheckout(environment))
    }
  }

  /// Returns the modules, which are built if they are missing or older than their sources.
  ///
  /// An interrupted build is continued: its completion is recorded last. A release is checked when it is used
  /// for the first time, or has changed.
  ///
  /// - Throws: `BuildError` when they cannot be built, or the release does not fit the toolchain.
  package func library() throws(BuildError) -> PlatformLibrary {
    let library = unfinished
    let folder = CacheFolder(path: library.path)
    if folder.text("finished") == library.stamp { return library }
    try CacheLock.holding(folder, environment: environment) { () throws(BuildError) in
      // The previous holder of the lock may have built them.
      if folder.text("finished") == library.stamp { return }
      switch origin {
      case .release(let release):
        try release.check(toolchain, environment)
        try makeShadow(library)
      case .sources(let checkout):
        try requireParser()
        let line = try buildModules(checkout, library)
        try buildCompiler(checkout, library, line)
        try OwnBuilds(folder: folder).writeInnerModules(checkout)
        try makeShadow(library)
        if environment.variable("MULLION_INCREMENTAL") == nil { removeObjects(library) }
        line.end()
      }
      try folder.write(library.stamp, "finished")
    }
    return library
  }

  /// Returns the modules as they were built last, even if they are older than their sources.
  ///
  /// - Throws: `BuildError` when they were never built.
  package func builtLibrary() throws(BuildError) -> PlatformLibrary {
    let library = unfinished
    guard CacheFolder(path: library.path).text("finished") != nil else {
      throw BuildError("Mullion's modules are not built; mullion doctor --modules builds them.")
    }
    return library
  }

  /// Returns the lines about uncalled methods that the compiler for unmodified sources prints for folders and
  /// files, without the modules needed for compiling.
  ///
  /// - Throws: `BuildError` when the compiler cannot be built or started, or fails.
  package func uncalledMethods(in paths: [String]) throws(BuildError) -> [String] {
    let child = ChildProgram(
      path: try rewriter(), arguments: ["-find-uncalled-methods"] + paths,
      folder: environment.folder, variables: environment.variables)
    var lines: [String] = []
    let status = try child.run { lines.append($0) }
    guard status < 2 else {
      throw BuildError(
        "'\(child.path)' ended (status \(status)): \(lines.joined(separator: " | "))")
    }
    return lines
  }

  /// Whether the program that rewrites sources is there, and not older than its sources.
  package var hasRewriter: Bool {
    guard case .sources(let checkout) = origin else { return true }
    return isCompilerBuilt(checkout, unfinished)
  }

  /// Returns the program that rewrites sources, which is built if necessary, without the modules.
  private func rewriter() throws(BuildError) -> String {
    guard case .sources(let checkout) = origin else { return try library().rewriter }
    let library = unfinished
    let folder = CacheFolder(path: library.path)
    try CacheLock.holding(folder, environment: environment) { () throws(BuildError) in
      if folder.text("finished") == library.stamp { return }
      try requireParser()
      try buildCompiler(checkout, library, nil)
    }
    return library.files.rewriter
  }

  /// The library, with files that may be missing or old.
  private var unfinished: PlatformLibrary {
    let (root, stamp) =
      switch origin {
      case .release(let release): (release.folder, release.stamp)
      case .sources(let checkout): (checkout.folder, checkout.stamp)
      }
    let name = FileStamp.of(toolchain.stamp + toolchain.folder + root)
    let path = "\(environment.cacheFolder)/platforms/\(name)"
    let files =
      switch origin {
      case .release(let release): release.files
      case .sources(let checkout): OwnBuilds(folder: CacheFolder(path: path)).files(checkout)
      }
    return PlatformLibrary(toolchain: toolchain, path: path, stamp: stamp, files: files)
  }

  private func builds(_ library: PlatformLibrary) -> OwnBuilds {
    OwnBuilds(folder: CacheFolder(path: library.path))
  }

  private func makeShadow(_ library: PlatformLibrary) throws(BuildError) {
    try ShadowToolchain(library: library, projects: "\(environment.cacheFolder)/projects").make()
  }

  /// Returns the options of builds of Mullion's own modules: whole-module compilation, which parses each
  /// module once, without an index, and with only the debug information that backtraces need.
  private func options(_ library: PlatformLibrary) -> [String] {
    ["--manifest-cache", "none", "--disable-index-store", "-debug-info-format", "none"]
      + [
        "-wmo", "-num-threads", "2", "-disable-batch-mode", "-no-emit-module-separately-wmo",
        "-gline-tables-only", "-module-cache-path", library.moduleCache,
      ].flatMap { ["-Xswiftc", $0] }
  }

  /// Builds the modules.
  ///
  /// - Returns: the progress line, in which the compiler is still missing.
  private func buildModules(
    _ checkout: MullionCheckout, _ library: PlatformLibrary
  ) throws(BuildError) -> ProgressLine {
    let builds = builds(library)
    let folder = CacheFolder(path: library.path)
    let parts = PlatformParts(checkout)
    var finished = try StaleModules(
      modules: parts.platform, scratch: builds.platform, notes: folder, note: "built-from"
    ).takeAway()
    finished.formUnion(
      try StaleModules(
        modules: parts.modules, scratch: builds.modules, notes: folder,
        note: "modules-built-from"
      ).takeAway())
    if isCompilerBuilt(checkout, library) { finished.formUnion(parts.compiler.stamps.keys) }
    let line = ProgressLine(
      BuildProgress(costs: parts.costs, finished: finished), folder: folder,
      environment: environment)
    try build(
      ["--product", PlatformLibrary.libraryName], of: checkout.folder, in: builds.platform,
      library,
      logged(PlatformLibrary.libraryName, library, line))
    try buildTestLibrary(checkout, library, line)
    line.finish(parts.platformNames)
    try build(
      ["--product", PlatformLibrary.modulesName] + seeingUIKit(checkout, library),
      of: checkout.modulesPackage, in: builds.modules, library,
      logged(PlatformLibrary.modulesName, library, line))
    line.finish(parts.modules.stamps.keys)
    return line
  }

  private func buildTestLibrary(
    _ checkout: MullionCheckout, _ library: PlatformLibrary, _ line: ProgressLine
  ) throws(BuildError) {
    try build(
      ["--target", TestLibrary.target], of: checkout.folder, in: builds(library).platform, library,
      logged("the modules for tests", library, line))
    try TestLibrary(checkout: checkout, library: library)
      .link(logged(TestLibrary.name, library, nil))
  }

  private func logged(
    _ what: String, _ library: PlatformLibrary, _ line: ProgressLine?
  ) -> LoggedBuild {
    let name = what.split(separator: " ").last ?? ""
    return LoggedBuild(
      what: what, log: "\(library.path)/\(name).log", environment: environment, progress: line)
  }

  /// Runs SwiftPM to build the products in `words` of a package.
  private func build(
    _ words: [String], of package: String, in scratch: String, _ library: PlatformLibrary,
    _ log: LoggedBuild
  ) throws(BuildError) {
    try log.run(
      toolchain.program("swift"),
      ["build", "--package-path", package, "--scratch-path", scratch] + words
        + options(library),
      adding: ["MULLION_PLATFORM": "1"])
  }

  /// Deletes object files, which are linked already and take half of the folder.
  ///
  /// A changed source causes a recompilation of all others then; the variable `MULLION_INCREMENTAL` keeps the
  /// object files for developers of Mullion.
  private func removeObjects(_ library: PlatformLibrary) {
    let builds = builds(library)
    for folder in [builds.platform, builds.modules, builds.compiler] {
      CacheFolder(path: folder).removeFiles(endingIn: ".o")
    }
  }

  /// Returns the options with which the modules besides UIKit import UIKit and its dependencies, which are
  /// not in their own package.
  private func seeingUIKit(
    _ checkout: MullionCheckout, _ library: PlatformLibrary
  ) -> [String] {
    let products = library.files.libraries[0]
    var stamp = FileStamp()
    stamp.add(file: "\(products)/Modules/MullionViewTree.swiftmodule")
    // SwiftPM does not check whether a module found this way has changed.
    let mark = ["-Xswiftc", "-D", "-Xswiftc", "MULLION_\(stamp.text)"]
    let folders = ["\(products)/Modules"] + checkout.moduleFolders
    let links = ["-L\(products)", "-l\(PlatformLibrary.libraryName)", "-rpath", products]
    return mark + folders.flatMap { ["-Xswiftc", "-I", "-Xswiftc", $0] }
      + links.flatMap { ["-Xlinker", $0] }
  }

  /// Checks the toolchain before a long build is started.
  private func requireParser() throws(BuildError) {
    guard toolchain.hasParser else {
      throw BuildError(
        "the toolchain in '\(toolchain.root)' comes without SwiftSyntax (usr/lib/swift/host);"
          + " install the one from https://swift.org/install.")
    }
  }

  /// Returns a text that changes with the sources of the compiler and with the toolchain.
  private func compilerStamp(_ checkout: MullionCheckout) -> String {
    var stamp = FileStamp()
    stamp.add(toolchain.stamp)
    stamp.add(file: "\(checkout.compilerPackage)/Package.swift")
    stamp.add(folder: "\(checkout.compilerPackage)/Sources")
    return stamp.text
  }

  private func isCompilerBuilt(_ checkout: MullionCheckout, _ library: PlatformLibrary) -> Bool {
    CacheFolder(path: library.path).text(Self.compilerNote) == compilerStamp(checkout)
      && [library.files.relay, library.files.rewriter].allSatisfy(
        FileManager.default.fileExists(atPath:))
  }

  /// The file that records from what the compiler was built.
  private static let compilerNote = "compiler-built-from"

  private func buildCompiler(
    _ checkout: MullionCheckout, _ library: PlatformLibrary, _ line: ProgressLine?
  ) throws(BuildError) {
    guard !isCompilerBuilt(checkout, library) else { return }
    for (product, configuration) in [
      ("mullion-relay", ["-c", "release"]), (PlatformLibrary.rewriterName, options(library)),
    ] {
      try logged("the compiler", library, line).run(
        toolchain.program("swift"),
        [
          "build", "--package-path", checkout.compilerPackage, "--scratch-path",
          builds(library).compiler, "--product", product,
        ] + configuration, adding: ["MULLION_TOOLCHAIN": toolchain.root])
    }
    try CacheFolder(path: library.path).write(compilerStamp(checkout), Self.compilerNote)
  }
}
