// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The programs of a package, built so that they can be rendered.
struct PackagePrograms {
  let request: BuildRequest
  let build: PackageBuild

  private var mode: [String] {
    request.swiftVersion.map { ["-Xswiftc", "-swift-version", "-Xswiftc", $0] } ?? []
  }

  /// Returns the requested program, or the only one.
  ///
  /// - Throws: `BuildError` when there is none, it is ambiguous, or it cannot be built.
  func application() throws(BuildError) -> BuiltProgram {
    let names = try build.description().products(of: "executable")
    if let target = request.target, !names.contains(target) {
      throw BuildError(
        "'\(build.package)' has no program '\(target)'; it has \(Self.list(names)).")
    }
    guard let name = request.target ?? names.first else {
      throw BuildError(
        "'\(build.package)' has no program to render; mullion previews renders the previews of its libraries."
      )
    }
    guard request.target != nil || names.count == 1 else {
      throw BuildError(
        "'\(build.package)' has \(Self.list(names)); name one with --target.")
    }
    return try built(name)
  }

  /// Returns the programs with the previews of the package: its own, and one that is generated for its
  /// libraries.
  ///
  /// - Throws: `BuildError` when there are none, or one cannot be built.
  func previews() throws(BuildError) -> [BuiltProgram] {
    let description = try build.description()
    func asked(_ kind: String) -> [String] {
      description.products(of: kind).filter { request.target == nil || request.target == $0 }
    }
    var programs: [BuiltProgram] = []
    for name in asked("executable") { programs.append(try built(name)) }
    let libraries = asked("library")
    if !libraries.isEmpty { programs.append(try stage(for: libraries)) }
    guard !programs.isEmpty else {
      throw BuildError(
        request.target.map { "'\(build.package)' has no product '\($0)'." }
          ?? "'\(build.package)' has no library and no program, which would contain previews.")
    }
    return programs
  }

  private func built(_ name: String) throws(BuildError) -> BuiltProgram {
    try requireBuilt(try build.run("build", mode + ["--product", name]))
    return build.program(name)
  }

  /// Returns a program that only links libraries, to show their previews.
  private func stage(for libraries: [String]) throws(BuildError) -> BuiltProgram {
    let folder = build.folder.folder("previews")
    let package = folder.folder("package")
    let sources = package.folder("Sources").folder(Self.stageName)
    try sources.make()
    let identity = URL(fileURLWithPath: build.package).lastPathComponent
    let products = libraries.map {
      ".product(name: \(Self.quoted($0)), package: \(Self.quoted(identity)))"
    }
    try package.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(Self.stageName)",
        platforms: [.iOS(.v18)],
        dependencies: [.package(path: \(Self.quoted(build.package)))],
        targets: [
          .executableTarget(
            name: "\(Self.stageName)", dependencies: [\(products.joined(separator: ", "))])
        ]
      )

      """, "Package.swift")
    try sources.write("import UIKit\n\n_answerForPreviews()\n", "main.swift")
    if let resolved = FileManager.default.contents(atPath: "\(build.package)/Package.resolved") {
      try package.write(String(decoding: resolved, as: UTF8.self), "Package.resolved")
    }
    var stage = PackageBuild(
      package: package.path, folder: folder, library: build.library,
      environment: build.environment)
    stage.speaksAside = build.speaksAside
    try stage.prepare(isClean: request.isClean)
    try requireBuilt(try stage.run("build", mode + ["--product", Self.stageName]))
    return stage.program(Self.stageName)
  }

  private static let stageName = "MullionPreviews"

  private func requireBuilt(_ status: Int32) throws(BuildError) {
    guard status == 0 else {
      throw BuildError("'\(build.package)' can't be built (status \(status)); see above.")
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "'\($0)'" }.joined(separator: ", ")
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.map { "\\\"".contains($0) ? "\\\($0)" : "\($0)" }.joined())\""
  }
}
