// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionXcodeProjects

/// The manifest of the package that represents a project's targets.
struct PackageManifest {
  let choice: TargetChoice
  let places: PackagePlaces
  /// The language mode of every target; if `nil`, that of each target.
  let swiftVersion: String?
  /// The empty modules that replace missing libraries.
  let absent: [String]
  /// The missing libraries of all targets.
  let missing: [MissingDependency]

  /// Returns the manifest's text.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  func text() throws(ProjectError) -> String {
    var targets: [String] = []
    for target in choice.all { targets.append(try entry(target)) }
    for name in absent {
      targets.append(
        "    .target(name: \(Self.quoted(name)), path: \(Self.quoted("Sources/\(name)"))),")
    }
    var folders: Set<String> = []
    for target in choice.all {
      folders.formUnion(try products(of: target).compactMap(places.folder))
    }
    let packages = folders.sorted().map { "    .package(path: \(Self.quoted($0)))," }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: \(Self.quoted(name(besides: folders))),
        platforms: [.iOS(.v15)],
        dependencies: [
      \(packages.joined(separator: "\n"))
        ],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }

  /// Returns the project's name, extended if a package has the same name, because SwiftPM requires unique
  /// names.
  private func name(besides folders: Set<String>) -> String {
    let name = choice.project.name
    let isTaken = folders.contains {
      URL(fileURLWithPath: $0).lastPathComponent.lowercased() == name.lowercased()
    }
    return isTaken ? "\(name) project" : name
  }

  private func entry(_ target: XcodeTarget) throws(ProjectError) -> String {
    let kind =
      switch target.product {
      case .application, .commandLineTool: "executableTarget"
      case .unitTests: "testTarget"
      default: "target"
      }
    let name = try target.moduleName()
    return """
          .\(kind)(
            name: \(Self.quoted(name)),
            dependencies: [\(try dependencies(of: target).joined(separator: ", "))],
            path: \(Self.quoted("Sources/\(name)")),
            packageAccess: false,
            swiftSettings: [\(try settings(of: target).joined(separator: ", "))]),
      """
  }

  private func dependencies(of target: XcodeTarget) throws(ProjectError) -> [String] {
    var names: [String] = []
    let needed = Set(try choice.needed(by: target).map(\.key))
    for other in choice.all where needed.contains(other.key) && other.product != .unitTests {
      names.append(Self.quoted(try other.moduleName()))
    }
    for product in try products(of: target) {
      guard let folder = places.folder(of: product) else { continue }
      let identity = URL(fileURLWithPath: folder).lastPathComponent
      names.append(
        ".product(name: \(Self.quoted(product.name)), package: \(Self.quoted(identity)))")
    }
    for dependency in missing where dependency.target.key == target.key {
      let name = Self.quoted(dependency.product)
      if absent.contains(dependency.product), !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the package products that `target` links, except for modules that projects build.
  private func products(of target: XcodeTarget) throws(ProjectError) -> [PackageProduct] {
    var made: Set<String> = []
    for other in choice.all { made.insert(try other.moduleName()) }
    return try places.products(of: target).filter { $0.package != nil || !made.contains($0.name) }
  }

  private func settings(of target: XcodeTarget) throws(ProjectError) -> [String] {
    let settings = target.settings
    let own = try settings.value("SWIFT_VERSION")
    let version = swiftVersion ?? own ?? "5"
    var entries = [".swiftLanguageMode(\(version.hasPrefix("6") ? ".v6" : ".v5"))"]
    var conditions = try settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var flags: [String] = []
    let other = try settings.list("OTHER_SWIFT_FLAGS")
    for (flag, value) in zip(other, other.dropFirst() + [""]) {
      if flag == "-D" { conditions.append(value) }
      if flag.hasPrefix("-D"), flag.count > 2 { conditions.append(String(flag.dropFirst(2))) }
    }
    for condition in conditions where condition != "DEBUG" && Self.isName(condition) {
      entries.append(".define(\(Self.quoted(condition)))")
    }
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for name in settings.names(beginningWith: prefix) where try settings.isOn(name) {
      let words = name.dropFirst(prefix.count).split(separator: "_").map(\.capitalized)
      entries.append(".enableUpcomingFeature(\(Self.quoted(words.joined())))")
    }
    if try settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" {
      flags += ["-default-isolation", "MainActor"]
    }
    for module in try BridgingHeader(of: target).modules {
      flags += ["-import-module", module].flatMap { ["-Xfrontend", $0] }
    }
    let hasMain = target.sources.contains { $0.name == "main.swift" }
    if target.product == .application, target.sources.count == 1, !hasMain {
      flags.append("-parse-as-library")
    }
    if !flags.isEmpty {
      entries.append(".unsafeFlags([\(flags.map(Self.quoted).joined(separator: ", "))])")
    }
    return entries
  }

  static func isName(_ word: String) -> Bool {
    word.first?.isNumber == false && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Returns `text` as a Swift string literal.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
