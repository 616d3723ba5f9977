// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A SwiftPM build of a package with the compiler for unmodified sources.
///
/// Everything it writes goes into the cache.
struct PackageBuild {
  /// The folder of the package.
  let package: String
  /// The cache folder of this package's builds.
  let folder: CacheFolder
  let library: PlatformLibrary
  let environment: BuildEnvironment
  /// Whether dependencies are used as declared, even if this library provides their modules.
  var keepsOwnDependencies = false
  /// The folders of local packages that replace remote ones, by name.
  var given: [String: String] = [:]
  /// Whether SwiftPM's output goes to standard error.
  var speaksAside = false

  /// The folder of SwiftPM's build products.
  var scratch: String { folder.file("scratch") }
  /// The folder of finished programs; SwiftPM makes it a link to ``productFolder``.
  var products: String { "\(scratch)/debug" }
  /// The folder that contains the finished programs.
  var productFolder: CacheFolder {
    #if arch(arm64)
    let triple = "aarch64-unknown-linux-gnu"
    #else
    let triple = "x86_64-unknown-linux-gnu"
    #endif
    return CacheFolder(path: "\(scratch)/\(triple)/debug")
  }

  /// Returns the folder of `cache` for the package or project at `path`.
  static func folder(of path: String, in cache: String, kind: String) -> CacheFolder {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return CacheFolder(path: "\(cache)/\(kind)/\(name)-\(FileStamp.of(path))")
  }

  /// Creates the folder, and removes build products of another version of the modules.
  ///
  /// - Throws: `BuildError` when it cannot be created.
  func prepare(isClean: Bool) throws(BuildError) {
    let stamp = library.productStamp
    if isClean || folder.text("built-with").map({ $0 != stamp }) == true {
      CacheFolder(path: scratch).remove()
    }
    try folder.make()
    try folder.write(package, "origin")
    try folder.write(stamp, "built-with")
    try LocalPackages(given).link(in: givenFolder)
  }

  /// The folder of links to the given packages.
  var givenFolder: CacheFolder { folder.folder("given") }

  /// Returns a finished program.
  func program(_ name: String) -> BuiltProgram {
    BuiltProgram(
      path: "\(products)/\(name)", folder: environment.folder, variables: environment.variables,
      outputFolder: folder.file("render"))
  }

  /// Runs SwiftPM.
  ///
  /// - Throws: `BuildError` when it can't be started.
  /// - Returns: its exit status.
  func run(_ command: String, _ arguments: [String]) throws(BuildError) -> Int32 {
    try quiet(child(command, arguments), command).run()
  }

  /// Returns a run of `child` whose output is filtered.
  func quiet(_ child: ChildProgram, _ command: String) -> FilteredRun {
    let words: [String: FilteredRun.Words] = ["test": .none, "run": .untilBuilt]
    return FilteredRun(
      child: child, words: words[command] ?? .all,
      tool: environment.variable(ToolVariables.tool) ?? "mullion")
  }

  /// Returns SwiftPM's description of the package.
  ///
  /// - Throws: `BuildError` when it cannot be started, or cannot read the package.
  func description() throws(BuildError) -> PackageDescription {
    var lines: [String] = []
    let status = try child("package", ["describe", "--type", "json"]).run { lines.append($0) }
    // Warnings precede the JSON.
    let text = lines.drop { !$0.hasPrefix("{") }.joined(separator: "\n")
    let found = try? JSONDecoder().decode(PackageDescription.self, from: Data(text.utf8))
    guard status == 0, let found else {
      throw BuildError(
        "SwiftPM can't read the package in '\(package)':\n\(lines.joined(separator: "\n"))")
    }
    return found
  }

  /// Returns the call of SwiftPM for `command`.
  func child(
    _ command: String, _ arguments: [String]
  ) throws(BuildError) -> ChildProgram {
    var words = [command, "--scratch-path", scratch]
    if try needsWorkspace() {
      words += ["--multiroot-data-file", folder.file("package.xcworkspace")]
    }
    if command == "test", !chooses(arguments), !mayUseXCTest { words.append("--disable-xctest") }
    var variables = environment.variables
    variables["SWIFT_EXEC"] = library.compiler
    // When a package depends on Mullion's own package, its UIKit omits what Modules also provides.
    variables["MULLION_PLATFORM"] = "1"
    if command == "test" {
      SimulatorVariables.add(to: &variables)
      TestBacktrace.add(to: &variables)
    }
    if !given.isEmpty { variables[LocalPackages.variable] = givenFolder.path }
    if !given.isEmpty || dependsOnPackagesOrPlatforms {
      variables["SWIFT_EXEC_MANIFEST"] = library.compiler
      variables[Self.rootVariable] = package
      variables[Self.stampVariable] = manifestStamp
    }
    if ["build", "run"].contains(command), !arguments.contains("--build-tests") {
      variables["SWIFT_EXEC_MANIFEST"] = library.compiler
      variables[Self.builtVariable] = package
      if command == "build", let place = arguments.firstIndex(of: "--target") {
        variables[Self.targetVariable] = arguments.dropFirst(place + 1).first
      }
    }
    var child = ChildProgram(
      path: library.toolchain.program("swift"), arguments: words + arguments, folder: package,
      variables: variables)
    child.speaksAside = speaksAside
    return child
  }

  /// Returns whether arguments of `swift test` select a test library themselves.
  private func chooses(_ arguments: [String]) -> Bool {
    arguments.contains { $0.hasSuffix("able-xctest") || $0.hasSuffix("able-swift-testing") }
  }

  /// Whether tests may depend on XCTest: a source mentions it, or another package may bring it in.
  ///
  /// Otherwise the test program is not started a second time only to find no XCTest tests.
  private var mayUseXCTest: Bool {
    let files = FileManager.default.enumerator(atPath: package)
    while let name = files?.nextObject() as? String {
      if name.hasPrefix(".") {
        files?.skipDescendants()
        continue
      }
      guard name.hasSuffix(".swift") else { continue }
      let bytes = FileManager.default.contents(atPath: "\(package)/\(name)") ?? Data()
      let word = name == "Package.swift" ? ".package(" : "XCTest"
      if bytes.range(of: Data(word.utf8)) != nil { return true }
    }
    return false
  }

  /// The variable with which the compiler of manifests finds the package whose tests are excluded, with the
  /// dependencies that only they need.
  private static let builtVariable = "MULLION_BUILT_PACKAGE"
  /// The variable with which the compiler of manifests finds the only target that is built.
  private static let targetVariable = "MULLION_BUILT_TARGET"

  /// The variable with which the compiler of manifests finds the package that is built or tested.
  private static let rootVariable = "MULLION_ROOT_PACKAGE"
  /// The variable that changes with the manifests whose contents determine what the compiler of manifests
  /// makes of others; SwiftPM's cache of manifests depends on variables.
  private static let stampVariable = "MULLION_MANIFEST_STAMP"

  /// The text of the manifest; empty if it cannot be read.
  private var manifest: String {
    FileManager.default.contents(atPath: "\(package)/Package.swift")
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Whether the manifest depends on other packages or on the platform, so that parts of it may be needless.
  private var dependsOnPackagesOrPlatforms: Bool {
    let text = manifest
    return text.contains(".package(") || text.contains(".when(")
  }

  /// The stamp of the manifests of this package and of the given ones.
  private var manifestStamp: String {
    var stamp = FileStamp()
    for folder in [package] + given.values.sorted() { stamp.add(file: "\(folder)/Package.swift") }
    return stamp.text
  }

  /// Returns whether the manifest names remote packages, and if so writes the workspace that contains the
  /// package.
  ///
  /// SwiftPM records the resolved versions of a package that is not part of a workspace beside its sources.
  private func needsWorkspace() throws(BuildError) -> Bool {
    let text = manifest
    guard text.contains("url:") || text.contains("id:") else { return false }
    let workspace = folder.folder("package.xcworkspace")
    let versions = workspace.folder("xcshareddata").folder("swiftpm")
    try versions.make()
    let resolved = FileManager.default.contents(atPath: "\(package)/Package.resolved")
      .map { String(decoding: $0, as: UTF8.self) }
    if let resolved {
      try versions.write(LocalPackages(given).leftOut(of: resolved), "Package.resolved")
    }
    let members = try [package] + replacements(text, resolved ?? "")
    let list = members.map {
      "<FileRef location = \"absolute:\(Self.escaped($0))\"></FileRef>"
    }
    try workspace.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">\(list.joined())</Workspace>

      """, "contents.xcworkspacedata")
    return true
  }

  /// Returns the stand-in packages: a member of the workspace overrides a dependency with the same name, from
  /// any source.
  private func replacements(_ texts: String...) throws(BuildError) -> [String] {
    guard !keepsOwnDependencies else { return [] }
    let own = URL(fileURLWithPath: package).lastPathComponent.lowercased()
    var paths: [String] = []
    for replacement in ReplacementPackage.all
    where replacement.isNamed(in: texts) && replacement.identity != own {
      paths.append(try replacement.make(in: folder))
    }
    return paths
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "<", with: "&lt;")
  }
}
