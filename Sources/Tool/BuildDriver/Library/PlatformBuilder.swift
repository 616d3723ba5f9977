// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Builds Mullion's modules into the cache, once for each toolchain and whenever they change.
package struct PlatformBuilder {
  private let environment: BuildEnvironment
  private let checkout: MullionCheckout
  private let toolchain: SwiftToolchain

  /// A builder that finds toolchain and sources in `environment`.
  ///
  /// - Throws: `BuildError` when one of them is missing.
  package init(_ environment: BuildEnvironment) throws(BuildError) {
    self.environment = environment
    toolchain = try SwiftToolchain(environment)
    checkout = try MullionCheckout(environment)
  }

  /// The modules, built when they are not there or older than their sources.
  ///
  /// A build that was interrupted goes on where it ended: what is finished is noted last.
  ///
  /// - Throws: `BuildError` when they can't be built.
  package func library() throws(BuildError) -> PlatformLibrary {
    let library = self.library(stamp: checkout.stamp)
    let folder = CacheFolder(path: library.path)
    if folder.text("finished") == library.stamp { return library }
    try CacheLock.holding(folder, environment: environment) { () throws(BuildError) in
      // Whoever had the lock may have built them.
      if folder.text("finished") == library.stamp { return }
      try buildModules(library)
      try buildCompiler(library)
      try makeShadow(library)
      try folder.write(library.stamp, "finished")
    }
    return library
  }

  /// The lines that the compiler for unmodified sources has to say of folders and files, without the
  /// modules that compiling needs.
  ///
  /// - Throws: `BuildError` when it can't be built or started.
  package func uncalledMethods(in paths: [String]) throws(BuildError) -> [String] {
    let library = self.library(stamp: checkout.stamp)
    let folder = CacheFolder(path: library.path)
    try CacheLock.holding(folder, environment: environment) { () throws(BuildError) in
      if folder.text("finished") != library.stamp { try buildCompiler(library) }
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

  /// How Mullion's own modules are built: what editors look up in is of no use beside the sources of others,
  /// and takes a quarter of the folder.
  private static let options = ["--manifest-cache", "none", "--disable-index-store"]

  private func buildModules(_ library: PlatformLibrary) throws(BuildError) {
    let folder = CacheFolder(path: library.path)
    for (sources, scratch, note) in [
      (checkout.targetsByModule, library.buildFolder, "built-from"),
      (
        Dictionary(checkout.modulesTargets.map { (($0 as NSString).lastPathComponent, $0) }) { $1 },
        library.modulesFolder, "modules-built-from"
      ),
    ] {
      try StaleModules(sources: sources, scratch: scratch, notes: folder, note: note).takeAway()
    }
    try buildProduct(
      PlatformLibrary.libraryName, of: checkout.folder, in: library.buildFolder, library)
    try buildTestLibrary(library)
    try buildProduct(
      PlatformLibrary.modulesName, of: checkout.modulesPackage, in: library.modulesFolder, library,
      seeingUIKit(library))
  }

  private func buildTestLibrary(_ library: PlatformLibrary) throws(BuildError) {
    let modules = LoggedBuild(
      what: "what tests need, which is done once", log: "\(library.path)/tests.log",
      environment: environment)
    try modules.run(
      toolchain.program("swift"),
      [
        "build", "--package-path", checkout.folder, "--scratch-path", library.buildFolder,
        "--target", TestLibrary.target,
      ] + Self.options, adding: ["MULLION_PLATFORM": "1"])
    let link = LoggedBuild(
      what: TestLibrary.name, log: "\(library.path)/\(TestLibrary.name).log",
      environment: environment)
    try TestLibrary(checkout: checkout, library: library).link(link)
  }

  private func buildProduct(
    _ product: String, of package: String, in scratch: String, _ library: PlatformLibrary,
    _ options: [String] = []
  ) throws(BuildError) {
    let build = LoggedBuild(
      what: "\(product) for this machine, which is done once",
      log: "\(library.path)/\(product).log", environment: environment)
    try build.run(
      toolchain.program("swift"),
      [
        "build", "--package-path", package, "--scratch-path", scratch, "--product", product,
      ] + Self.options + options, adding: ["MULLION_PLATFORM": "1"])
  }

  /// What lets the modules beside UIKit import what it stands on, which their own package doesn't.
  private func seeingUIKit(_ library: PlatformLibrary) -> [String] {
    let products = library.products[0]
    var stamp = FileStamp()
    stamp.add(file: "\(products)/Modules/MullionViewTree.swiftmodule")
    // SwiftPM does not look whether a module that it finds so has changed.
    let mark = ["-Xswiftc", "-D", "-Xswiftc", "MULLION_\(stamp.text)"]
    let folders = ["\(products)/Modules"] + checkout.moduleFolders
    let links = ["-L\(products)", "-l\(PlatformLibrary.libraryName)", "-rpath", products]
    return mark + folders.flatMap { ["-Xswiftc", "-I", "-Xswiftc", $0] }
      + links.flatMap { ["-Xlinker", $0] }
  }

  private func buildCompiler(_ library: PlatformLibrary) throws(BuildError) {
    guard toolchain.hasParser else {
      throw BuildError(
        "the toolchain in '\(toolchain.root)' comes without SwiftSyntax (usr/lib/swift/host);"
          + " install the one from https://swift.org/install.")
    }
    let build = LoggedBuild(
      what: "the compiler for unmodified sources", log: "\(library.path)/compiler.log",
      environment: environment)
    try build.run(
      toolchain.program("swift"),
      [
        "build", "--package-path", checkout.compilerPackage, "--scratch-path",
        library.compilerFolder, "-c", "release",
      ], adding: ["MULLION_TOOLCHAIN": toolchain.root])
  }

  /// A folder like the toolchain's own, in which the compiler is another one.
  private func makeShadow(_ library: PlatformLibrary) throws(BuildError) {
    let shadow = CacheFolder(path: library.shadowRoot)
    let programs = shadow.folder("usr").folder("bin")
    try programs.make()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: toolchain.folder)) ?? []
    let ours: Set = ["swiftc", "swift-frontend"]
    for name in names where !ours.contains(name) {
      try programs.link(name, to: "\(toolchain.folder)/\(name)")
    }
    // SwiftPM follows links, and looks for the toolchain's libraries from where they lead.
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
      linkArguments: library.products.flatMap {
        ["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]
      }
        // Named as a file it is asked before Dispatch and Foundation, in front of whose functions the
        // test kit's clock and languages stand.
        + [library.mainLibrary, "-l\(PlatformLibrary.modulesName)"]
        + TestLibrary.linkArguments,
      plugins: ["\(library.products[0])/MullionPreviewMacros-tool#MullionPreviewMacros"],
      linkFolders: ["\(environment.cacheFolder)/projects"])
    try programs.write(settings.text, DriverSettings.name)
  }
}
