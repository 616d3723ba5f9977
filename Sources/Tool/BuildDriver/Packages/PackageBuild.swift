// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// SwiftPM at work on a package with the compiler for unmodified sources.
///
/// Everything it writes goes into the cache.
struct PackageBuild {
  /// The folder of the package.
  let package: String
  /// The folder of the cache that this package's builds are kept in.
  let folder: CacheFolder
  let library: PlatformLibrary
  let environment: BuildEnvironment
  /// Whether every package is the one that the manifest names, also where this library has its
  /// modules.
  var keepsOwnDependencies = false
  /// The folders of packages that manifests would have from elsewhere, by their names.
  var given: [String: String] = [:]
  /// Whether SwiftPM's words go to standard error.
  var speaksAside = false

  /// Where SwiftPM puts what it builds.
  var scratch: String { folder.file("scratch") }
  /// Where finished programs are; SwiftPM makes it a link to ``productFolder``.
  var products: String { "\(scratch)/debug" }
  /// The folder that finished programs stand in.
  var productFolder: CacheFolder {
    #if arch(arm64)
    let triple = "aarch64-unknown-linux-gnu"
    #else
    let triple = "x86_64-unknown-linux-gnu"
    #endif
    return CacheFolder(path: "\(scratch)/\(triple)/debug")
  }

  /// The folder of `cache` for the package or project at `path`.
  static func folder(of path: String, in cache: String, kind: String) -> CacheFolder {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return CacheFolder(path: "\(cache)/\(kind)/\(name)-\(FileStamp.of(path))")
  }

  /// Makes the folder, without what was built with other modules than now.
  ///
  /// - Throws: `BuildError` when it can't be made.
  func prepare(isClean: Bool) throws(BuildError) {
    let stamp = library.productStamp
    if isClean || folder.text("built-with").map({ $0 != stamp }) == true {
      CacheFolder(path: scratch).remove()
    }
    try folder.make()
    try folder.write(package, "origin")
    try folder.write(stamp, "built-with")
    try GivenPackages(given).link(in: givenFolder)
  }

  /// Where links to the given packages stand.
  var givenFolder: CacheFolder { folder.folder("given") }

  /// A finished program.
  func program(_ name: String) -> BuiltProgram {
    BuiltProgram(
      path: "\(products)/\(name)", folder: environment.folder, variables: environment.variables,
      roomPath: folder.file("asked"))
  }

  /// Runs SwiftPM.
  ///
  /// - Throws: `BuildError` when it can't be started.
  /// - Returns: its exit status.
  func run(_ command: String, _ arguments: [String]) throws(BuildError) -> Int32 {
    try quiet(child(command, arguments), command).run()
  }

  private func quiet(_ child: ChildProgram, _ command: String) -> QuietRun {
    let words: [String: QuietRun.Words] = ["test": .none, "run": .untilBuilt]
    return QuietRun(
      child: child, words: words[command] ?? .all,
      tool: environment.variable(ToolVariables.tool) ?? "mullion")
  }

  /// Runs the tests, and notes in `record` what reports tell.
  ///
  /// - Throws: `BuildError` when SwiftPM can't be started.
  /// - Returns: its exit status.
  func test(_ arguments: [String], _ record: TestRecord?) throws(BuildError) -> Int32 {
    guard let record else { return try run("test", arguments) }
    try record.note(overlays: library.overlayFolder)
    var child = try child("test", record.arguments + arguments)
    child.variables.merge(record.variables) { $1 }
    child.log = record.logPath
    return try quiet(child, "test").run()
  }

  /// What SwiftPM says of the package.
  ///
  /// - Throws: `BuildError` when it can't be started, or can't read the package.
  func description() throws(BuildError) -> PackageDescription {
    var lines: [String] = []
    let status = try child("package", ["describe", "--type", "json"]).run { lines.append($0) }
    // Warnings stand before it.
    let text = lines.drop { !$0.hasPrefix("{") }.joined(separator: "\n")
    let found = try? JSONDecoder().decode(PackageDescription.self, from: Data(text.utf8))
    guard status == 0, let found else {
      throw BuildError(
        "SwiftPM can't read the package in '\(package)':\n\(lines.joined(separator: "\n"))")
    }
    return found
  }

  private func child(
    _ command: String, _ arguments: [String]
  ) throws(BuildError) -> ChildProgram {
    var words = [command, "--scratch-path", scratch]
    if try needsWorkspace() {
      words += ["--multiroot-data-file", folder.file("package.xcworkspace")]
    }
    if command == "test", !chooses(arguments), !mayUseXCTest { words.append("--disable-xctest") }
    var variables = environment.variables
    variables["SWIFT_EXEC"] = library.compiler
    // Where a package stands on Mullion's own, its UIKit leaves to Modules what both would bring.
    variables["MULLION_PLATFORM"] = "1"
    if !given.isEmpty {
      variables["SWIFT_EXEC_MANIFEST"] = library.compiler
      variables[GivenPackages.variable] = givenFolder.path
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

  /// Whether arguments of `swift test` name a test library themselves.
  private func chooses(_ arguments: [String]) -> Bool {
    arguments.contains { $0.hasSuffix("able-xctest") || $0.hasSuffix("able-swift-testing") }
  }

  /// Whether tests may stand on XCTest: a source names it, or another package may bring it along.
  ///
  /// Otherwise the test program is not started a second time, to find none.
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

  /// The variable in which the compiler of manifests finds whose tests are left out, with the packages
  /// that they alone need.
  private static let builtVariable = "MULLION_BUILT_PACKAGE"
  /// The variable in which it finds the target that is built alone.
  private static let targetVariable = "MULLION_BUILT_TARGET"

  /// Whether versions of other packages are chosen, which SwiftPM notes beside the sources unless
  /// the package is part of a workspace; writes that workspace.
  private func needsWorkspace() throws(BuildError) -> Bool {
    let manifest = FileManager.default.contents(atPath: "\(package)/Package.swift") ?? Data()
    let text = String(decoding: manifest, as: UTF8.self)
    guard text.contains("url:") || text.contains("id:") else { return false }
    let workspace = folder.folder("package.xcworkspace")
    let versions = workspace.folder("xcshareddata").folder("swiftpm")
    try versions.make()
    let resolved = FileManager.default.contents(atPath: "\(package)/Package.resolved")
      .map { String(decoding: $0, as: UTF8.self) }
    if let resolved {
      try versions.write(GivenPackages(given).leftOut(of: resolved), "Package.resolved")
    }
    let members = try [package] + standIns(text, resolved ?? "")
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

  /// The packages that stand in for others: a member of the workspace goes before what the manifests
  /// name so, wherever that would come from.
  private func standIns(_ texts: String...) throws(BuildError) -> [String] {
    guard !keepsOwnDependencies else { return [] }
    let own = URL(fileURLWithPath: package).lastPathComponent.lowercased()
    var paths: [String] = []
    for standIn in StandInPackage.all where standIn.isNamed(in: texts) && standIn.identity != own {
      paths.append(try standIn.make(in: folder))
    }
    return paths
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "<", with: "&lt;")
  }
}
