// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The builder of Mullion's modules in the cache, once for each toolchain and whenever they change.
package struct PlatformBuilder {
  private let environment: BuildEnvironment
  private let checkout: MullionCheckout
  private let toolchain: SwiftToolchain

  /// Creates a builder that finds the toolchain and the sources in `environment`.
  ///
  /// - Throws: `BuildError` when one of them is missing.
  package init(_ environment: BuildEnvironment) throws(BuildError) {
    self.environment = environment
    toolchain = try SwiftToolchain(environment)
    checkout = try MullionCheckout(environment)
  }

  /// Returns the modules, which are built if they are missing or older than their sources.
  ///
  /// An interrupted build is continued: its completion is recorded last.
  ///
  /// - Throws: `BuildError` when they cannot be built.
  package func library() throws(BuildError) -> PlatformLibrary {
    let library = self.library(stamp: checkout.stamp)
    let folder = CacheFolder(path: library.path)
    if folder.text("finished") == library.stamp { return library }
    try CacheLock.holding(folder, environment: environment) { () throws(BuildError) in
      // The previous holder of the lock may have built them.
      if folder.text("finished") == library.stamp { return }
      try requireParser()
      let line = try buildModules(library)
      try buildCompiler(library, line)
      try makeShadow(library)
      if environment.variable("MULLION_INCREMENTAL") == nil { removeObjects(library) }
      try folder.write(library.stamp, "finished")
      line.end()
    }
    return library
  }

  /// Returns the lines about uncalled methods that the compiler for unmodified sources prints for folders and
  /// files, without the modules needed for compiling.
  ///
  /// - Throws: `BuildError` when it cannot be built or started.
  package func uncalledMethods(in paths: [String]) throws(BuildError) -> [String] {
    let library = self.library(stamp: checkout.stamp)
    let folder = CacheFolder(path: library.path)
    try CacheLock.holding(folder, environment: environment) { () throws(BuildError) in
      if folder.text("finished") == library.stamp { return }
      try requireParser()
      try buildCompiler(library, nil)
    }
    let child = ChildProgram(
      path: library.rewriter,
      arguments: ["-find-uncalled-methods"] + paths, folder: environment.folder,
      variables: environment.variables)
    var lines: [String] = []
    let status = try child.run { lines.append($0) }
    guard status < 2 else {
      throw BuildError(
        "'\(child.path)' ended (status \(status)): \(lines.joined(separator: " | "))")
    }
    return lines
  }

  private func library(stamp: String) -> PlatformLibrary {
    let name = FileStamp.of(toolchain.stamp + toolchain.folder + checkout.folder)
    return PlatformLibrary(
      toolchain: toolchain, path: "\(environment.cacheFolder)/platforms/\(name)", stamp: stamp)
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
  private func buildModules(_ library: PlatformLibrary) throws(BuildError) -> ProgressLine {
    let folder = CacheFolder(path: library.path)
    let parts = PlatformParts(checkout)
    var finished = try StaleModules(
      modules: parts.platform, scratch: library.buildFolder, notes: folder, note: "built-from"
    ).takeAway()
    finished.formUnion(
      try StaleModules(
        modules: parts.modules, scratch: library.modulesFolder, notes: folder,
        note: "modules-built-from"
      ).takeAway())
    if isCompilerBuilt(library) { finished.formUnion(parts.compiler.stamps.keys) }
    let line = ProgressLine(
      BuildProgress(costs: parts.costs, finished: finished), folder: folder,
      environment: environment)
    try build(
      ["--product", PlatformLibrary.libraryName], of: checkout.folder, in: library.buildFolder,
      library,
      logged(PlatformLibrary.libraryName, library, line))
    try buildTestLibrary(library, line)
    line.finish(parts.platformNames)
    try build(
      ["--product", PlatformLibrary.modulesName] + seeingUIKit(library),
      of: checkout.modulesPackage, in: library.modulesFolder, library,
      logged(PlatformLibrary.modulesName, library, line))
    line.finish(parts.modules.stamps.keys)
    return line
  }

  private func buildTestLibrary(
    _ library: PlatformLibrary, _ line: ProgressLine
  ) throws(BuildError) {
    try build(
      ["--target", TestLibrary.target], of: checkout.folder, in: library.buildFolder, library,
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
    for folder in [library.buildFolder, library.modulesFolder, library.compilerFolder] {
      CacheFolder(path: folder).removeFiles(endingIn: ".o")
    }
  }

  /// Returns the options with which the modules besides UIKit import UIKit and its dependencies, which are
  /// not in their own package.
  private func seeingUIKit(_ library: PlatformLibrary) -> [String] {
    let products = library.products[0]
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
  private func compilerStamp(_ library: PlatformLibrary) -> String {
    var stamp = FileStamp()
    stamp.add(toolchain.stamp)
    stamp.add(file: "\(checkout.compilerPackage)/Package.swift")
    stamp.add(folder: "\(checkout.compilerPackage)/Sources")
    return stamp.text
  }

  private func isCompilerBuilt(_ library: PlatformLibrary) -> Bool {
    CacheFolder(path: library.path).text(Self.compilerNote) == compilerStamp(library)
      && [library.relay, library.rewriter].allSatisfy(FileManager.default.fileExists(atPath:))
  }

  /// The file that records from what the compiler was built.
  private static let compilerNote = "compiler-built-from"

  private func buildCompiler(
    _ library: PlatformLibrary, _ line: ProgressLine?
  ) throws(BuildError) {
    guard !isCompilerBuilt(library) else { return }
    for (product, configuration) in [
      ("mullion-relay", ["-c", "release"]), (PlatformLibrary.rewriterName, options(library)),
    ] {
      try logged("the compiler", library, line).run(
        toolchain.program("swift"),
        [
          "build", "--package-path", checkout.compilerPackage, "--scratch-path",
          library.compilerFolder, "--product", product,
        ] + configuration, adding: ["MULLION_TOOLCHAIN": toolchain.root])
    }
    try CacheFolder(path: library.path).write(compilerStamp(library), Self.compilerNote)
  }

  /// Creates a copy of the toolchain's folder, in which the compiler is replaced.
  private func makeShadow(_ library: PlatformLibrary) throws(BuildError) {
    let shadow = CacheFolder(path: library.shadowRoot)
    let programs = shadow.folder("usr").folder("bin")
    try programs.make()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: toolchain.folder)) ?? []
    let ours: Set = ["swiftc", "swift-frontend"]
    for name in names where !ours.contains(name) {
      try programs.link(name, to: "\(toolchain.folder)/\(name)")
    }
    // Copied, not linked: SwiftPM resolves links, and searches for the toolchain's libraries from their
    // target.
    for name in ours { try programs.copy(library.relay, as: name) }
    try programs.copy(library.rewriter, as: PlatformLibrary.rewriterName)
    for name in ["include", "lib", "libexec", "share"] {
      try shadow.folder("usr").link(name, to: "\(toolchain.root)/usr/\(name)")
    }
    let inner = CacheFolder(path: "\(library.path)/inner-modules")
    try inner.make()
    try inner.write(
      checkout.innerModules.map { "module \($0) {}\n" }.joined(), "module.modulemap")
    let settings = DriverSettings(
      compilerFolder: toolchain.folder, overlayFolder: library.overlayFolder,
      searchPaths: library.products.map { "\($0)/Modules" } + checkout.moduleFolders
        + [inner.path],
      compileArguments: ["-module-cache-path", library.moduleCache],
      linkArguments: library.products.flatMap {
        ["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]
      }
        // Passed as a file, it precedes Dispatch and Foundation in symbol lookup, so that the test kit's
        // clock and languages can interpose their functions.
        + [library.mainLibrary, "-l\(PlatformLibrary.modulesName)"]
        + TestLibrary.linkArguments,
      plugins: ["\(library.products[0])/MullionPreviewMacros-tool#MullionPreviewMacros"],
      linkFolders: ["\(environment.cacheFolder)/projects"])
    try programs.write(settings.text, DriverSettings.name)
  }
}
