// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionXcodeProjects

/// A folder with the sources of a dependency.
struct Checkout: Equatable {
  /// The path of the folder.
  let path: String

  /// The name of the folder.
  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  /// Whether it is a Swift package.
  var isPackage: Bool { FileManager.default.fileExists(atPath: "\(path)/Package.swift") }

  /// The name of the repository from which it was cloned, or `nil` if it is unknown or on this machine.
  var repository: String? {
    let data = FileManager.default.contents(atPath: "\(path)/.git/config")
    let config = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let address = config.split(whereSeparator: \.isNewline).lazy
      .compactMap { $0.wholeMatch(of: /\s*url\s*=\s*(\S+)\s*/)?.1 }.first
    return address.flatMap { address in
      // A copy on this machine may have any name.
      guard address.contains("@") || address.contains("://"), !address.hasPrefix("file:") else {
        return nil
      }
      return PinnedDependency.repository(at: String(address))
    }
  }

  /// The names under which it can be found without its manifest: those of the folder, of the repository, and
  /// of its pods.
  var names: [String] {
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    let pods = files.filter { $0.hasSuffix(".podspec") }.map { String($0.dropLast(8)) }
    return [name] + (repository.map { [$0] } ?? []) + pods
  }

  /// Returns whether the manifest has a library called `product`.
  func has(product: String) -> Bool {
    let data = FileManager.default.contents(atPath: "\(path)/Package.swift") ?? Data()
    let manifest = String(decoding: data, as: UTF8.self)
    return manifest.matches(of: /\.library\s*\(\s*name\s*:\s*"([^"]+)"/).contains {
      $0.1 == product[...]
    }
  }

  /// The reason why it cannot be built, or `nil` if it is a Swift package.
  var obstacle: String? {
    guard !isPackage else { return nil }
    var kinds: Set<String> = []
    let files = FileManager.default.enumerator(atPath: path)
    while let name = files?.nextObject() as? String, kinds.count < 8 {
      let kind = URL(fileURLWithPath: name).pathExtension
      if ["xcframework", "framework"].contains(kind) { files?.skipDescendants() }
      kinds.insert(["mm", "c", "cc", "cpp"].contains(kind) ? "m" : kind)
    }
    if kinds.contains("swift") {
      return "it has no Package.swift, so it can't be built as a package"
    }
    if kinds.contains("m") { return "it is written in Objective-C or C, which is not built here" }
    if !kinds.isDisjoint(with: ["xcframework", "framework"]) {
      return "it is a framework that was compiled for Apple's platforms"
    }
    return "it has no sources; git submodule update --init fetches those of a submodule"
  }

  /// Returns the commit that is checked out and the tags of that commit, or `nil` if it is no git repository
  /// of its own, or git is not installed.
  func revision(_ environment: BuildEnvironment) -> (commit: String, tags: [String])? {
    guard FileManager.default.fileExists(atPath: "\(path)/.git"),
      let commit = git(["rev-parse", "HEAD"], environment)?.first, commit.count >= 40
    else { return nil }
    return (commit, git(["tag", "--points-at", "HEAD"], environment) ?? [])
  }

  /// Returns the commit of the submodule at `place` that the repository in this folder records.
  func recordedCommit(of place: String, _ environment: BuildEnvironment) -> String? {
    let line = git(["ls-files", "--stage", "--", place], environment)?.first
    return line?.wholeMatch(of: /160000 ([0-9a-f]{40,}) .*/).map { String($0.1) }
  }

  private func git(_ words: [String], _ environment: BuildEnvironment) -> [String]? {
    guard let program = environment.program("git") else { return nil }
    var lines: [String] = []
    // The folder may belong to another user, as files do in containers.
    let child = ChildProgram(
      path: program, arguments: ["-c", "safe.directory=*", "-C", path] + words,
      folder: environment.folder, variables: environment.variables)
    let status = try? child.run { lines.append($0) }
    return status == 0 ? lines : nil
  }
}
