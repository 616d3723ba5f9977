// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder with Mullion's modules and programs, compiled for one compiler and processor.
///
/// `Scripts/release` makes it.
struct Release: Sendable {
  /// The environment variable with the path of the folder, which the launcher in the folder sets.
  static let variable = "MULLION_RELEASE"

  /// The description of a release.
  private struct Manifest: Codable, Sendable {
    /// The version of Mullion.
    let version: String
    /// The version of the compiler that made the modules, in the words of `swiftc --version`.
    let compiler: String
    /// The triple of the machines that the modules are for.
    let target: String
    /// The sizes of the files in bytes, by path in the folder.
    let files: [String: Int]
  }

  let folder: String
  private let manifest: Manifest

  /// Finds the release that the environment names, or returns `nil` if there is none, or `MULLION_HOME` names
  /// sources to build.
  ///
  /// - Throws: `BuildError` when the folder is not a release.
  init?(_ environment: BuildEnvironment) throws(BuildError) {
    guard let named = environment.variable(Self.variable),
      environment.variable("MULLION_HOME") == nil
    else { return nil }
    folder = environment.absolute(named)
    let data = FileManager.default.contents(atPath: "\(folder)/manifest.json") ?? Data()
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: data) else {
      throw BuildError("'\(folder)/manifest.json' is missing or damaged; \(Self.remedy).")
    }
    self.manifest = manifest
  }

  private static let remedy = "unpack the archive of the release again"

  /// The name and the compiler of the release, such as `mullion 0.3.0 for Swift version 6.3.1 (…)`.
  var title: String { "mullion \(manifest.version) for \(manifest.compiler)" }

  /// A text that changes when a file of the release does.
  ///
  /// - Complexity: O(*n*) in the number of files.
  var stamp: String {
    var stamp = FileStamp()
    stamp.add(file: "\(folder)/manifest.json")
    for name in manifest.files.keys.sorted() { stamp.add(file: "\(folder)/\(name)") }
    return stamp.text
  }

  /// The compiled modules, the libraries and the programs.
  var files: PlatformFiles {
    let modules = "\(folder)/include"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    return PlatformFiles(
      modules: ["\(folder)/modules"], libraries: ["\(folder)/lib"],
      cModules: names.sorted().map { "\(modules)/\($0)" },
      rewriter: "\(folder)/libexec/\(PlatformLibrary.rewriterName)",
      relay: "\(folder)/libexec/mullion-relay",
      plugin: "\(folder)/libexec/\(PlatformLibrary.pluginName)",
      // The libraries do not know the toolchain's folder; the old kind of search path is used for them, too.
      linkArguments: ["-Xlinker", "--disable-new-dtags"])
  }

  /// Checks that the release fits `toolchain`, and that its files are complete and, where `sha256sum` is
  /// available, undamaged.
  ///
  /// - Throws: `BuildError` with the cause and the remedy.
  /// - Complexity: O(*n*) in the size of the files.
  func check(_ toolchain: SwiftToolchain, _ environment: BuildEnvironment) throws(BuildError) {
    try checkCompiler(toolchain, environment)
    for (name, size) in manifest.files.sorted(by: { $0.key < $1.key }) {
      var facts = stat()
      guard stat("\(folder)/\(name)", &facts) == 0 else {
        throw BuildError("'\(folder)/\(name)' of the release is missing; \(Self.remedy).")
      }
      guard Int(facts.st_size) == size else {
        throw BuildError(
          "'\(folder)/\(name)' of the release has \(facts.st_size) bytes instead of \(size);"
            + " \(Self.remedy).")
      }
    }
    guard let program = environment.program("sha256sum") else { return }
    var lines: [String] = []
    let status = try ChildProgram(
      path: program, arguments: ["--check", "--quiet", "SHA256SUMS"], folder: folder,
      variables: environment.variables
    ).run { lines.append($0) }
    guard status == 0 else {
      throw BuildError(
        "the release in '\(folder)' is damaged (\(lines.first ?? "no checksums")); \(Self.remedy).")
    }
  }

  private func checkCompiler(
    _ toolchain: SwiftToolchain, _ environment: BuildEnvironment
  ) throws(BuildError) {
    var lines: [String] = []
    let status = try ChildProgram(
      path: toolchain.program("swiftc"), arguments: ["--version"], folder: environment.folder,
      variables: environment.variables
    ).run { lines.append($0) }
    guard status == 0 else {
      throw BuildError(
        "the compiler '\(toolchain.program("swiftc"))' does not start:"
          + " \(lines.first ?? "it printed nothing, and ended with status \(status)").")
    }
    let compiler = lines.first { $0.contains("Swift version") } ?? "unknown"
    let target =
      lines.first { $0.hasPrefix("Target: ") }.map { String($0.dropFirst(8)) } ?? "unknown"
    guard compiler == manifest.compiler, target == manifest.target else {
      throw BuildError(
        "this release of Mullion is for \(manifest.compiler) on \(manifest.target), but the"
          + " compiler in '\(toolchain.folder)' is \(compiler) on \(target); get the release for"
          + " that compiler, or name a clone of Mullion in MULLION_HOME to build it from sources.")
    }
  }
}
