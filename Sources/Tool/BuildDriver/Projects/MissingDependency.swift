// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionXcodeProjects

/// A library that a target imports or links, and that is not on this machine.
struct MissingDependency {
  /// The name of the library.
  let product: String
  /// The target.
  let target: XcodeTarget
  /// The line of the project file that names it, or `nil` if only sources do.
  let line: Int?
  /// The address that the project gives, or `nil` if it gives none.
  var address: String?
  /// The entry of a lock file, or `nil` if there is none.
  var pin: PinnedDependency?
  /// The path of a compiled framework that the target links instead, or `nil` if there is none.
  var framework: String?
  /// A checkout that was found and is not used, or `nil` if there is none.
  var checkout: Checkout?
  /// The files that import it.
  let files: [String]

  /// Returns the sentence with the location, the pinned version, and the remedy.
  ///
  /// - Parameters:
  ///   - commit: the commit that is pinned outside of the lock file.
  ///   - environment: the environment with git, for the version of the checkout.
  /// - Returns: the sentence, followed by the files that import the product.
  func sentence(commit: String?, _ environment: BuildEnvironment) -> String {
    let version = (pin?.revision ?? commit.map { String($0.prefix(12)) }).map { " \($0)" } ?? ""
    let remedy = remedy(commit, environment)
    return "\(place): '\(product)'\(version)\(origin) is not on this machine; \(remedy). \(imports)"
  }

  private var place: String {
    if let line { return "\(target.place.file):\(line)" }
    guard let pin else { return "\(target.place.file):\(target.line)" }
    return pin.line.map { "\(pin.file):\($0)" } ?? pin.file
  }

  private var origin: String {
    if let address { return " (\(address))" }
    return (pin?.address).map { " (\($0))" } ?? ""
  }

  private var imports: String {
    files.isEmpty
      ? "No file of '\(target.name)' imports a module of that name."
      : "It is imported by \(files.joined(separator: ", "))."
  }

  private func remedy(_ commit: String?, _ environment: BuildEnvironment) -> String {
    guard let checkout else { return retrieval(commit) }
    guard let obstacle = checkout.obstacle else {
      return
        "use the checkout \(checkout.words(environment)) by --package \(product)=\(checkout.path)"
    }
    return
      "the checkout '\(checkout.path)' can't take its place: \(obstacle); \(retrieval(commit))"
  }

  /// Returns the way to get the sources, in words.
  private func retrieval(_ commit: String?) -> String {
    let option = "--package \(product)"
    if pin?.isBinary == true || pin == nil && address == nil && framework != nil {
      let path = framework.map { " ('\($0)')" } ?? ""
      return
        "it is a framework that was compiled for Apple's platforms\(path): give the folder of its"
        + " sources as \(option)=FOLDER"
    }
    if let pin, pin.source == .submodules, let path = pin.path {
      return "\(pin.fetchCommand) fetches it; give its folder as \(option)=\(path)"
    }
    guard let address = pin?.address ?? address else {
      guard let pin, pin.source == .cocoaPods else {
        return "give its folder as \(option)=FOLDER"
      }
      if let path = pin.path { return "give its folder, '\(path)', as \(option)=FOLDER" }
      return "Podfile.lock has no address of it: clone the repository that"
        + " https://cocoapods.org/pods/\(pin.name) names at \(pin.version ?? "that version"), and give"
        + " its folder as \(option)=FOLDER"
    }
    let command = ShellCommand.clone(address, at: pin?.checkedOut ?? commit)
    return
      "get it by `\(command)`, and give its folder as \(option)=FOLDER, or the folder around it as"
      + " --checkouts FOLDER"
  }
}

extension Checkout {
  /// Returns the path and the revision in words.
  func words(_ environment: BuildEnvironment) -> String {
    guard let (commit, tags) = revision(environment) else { return "'\(path)'" }
    return "'\(path)' at \(tags.first ?? String(commit.prefix(12)))"
  }
}
