// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The subject of an estimate: the modules that would be compiled, and where other modules come from.
struct EstimateSubject {
  /// The modules, whose sources are estimated.
  var modules: [EstimatedModule] = []
  /// The names of modules that are built with them, such as targets in C.
  var others: Set<String> = []
  /// The folders with modules in C or in system libraries.
  var moduleFolders: [String] = []
  /// The folders of packages that are given.
  var given: [String] = []
  /// The names of packages that SwiftPM would fetch.
  var fetched: Set<String> = []
  /// The names of the products that targets take from such packages.
  var fetchedProducts: Set<String> = []
  /// The folders in which modules in C are searched.
  var foldersWithC: [String] { given + (ownsC ? [folder] : []) }
  /// Whether modules in C of the subject itself are built.
  private(set) var ownsC = false
  /// The base folder of the files' names.
  var folder: String

  /// Creates a subject without modules.
  init(empty folder: String) { self.folder = folder }

  /// Returns the Swift files of a folder without those that no target contains: hidden folders, builds, and
  /// what other package managers fetched.
  static func sources(in folder: String, besides excluded: [String] = []) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)
    var found: [String] = []
    while let name = names?.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      let isLeftOut = excluded.contains { name == $0 || name == $0 + "/" }
      if last.hasPrefix(".") || ["Pods", "Carthage"].contains(last) || isLeftOut
        || last.hasSuffix(".docc") || last.hasSuffix(".playground")
      {
        names?.skipDescendants()
      } else if name.hasSuffix(".swift") {
        found.append("\(folder)/\(name)")
      }
    }
    return found.sorted()
  }

  /// Creates the subject of the package in the folder `package`, with its targets; those of tests only if
  /// `includesTests`.
  init(package: String, given: [String: String], includingTests includesTests: Bool = false) {
    folder = package
    ownsC = true
    let manifest = ManifestTargets(of: package)
    for target in manifest.targets {
      others.insert(target.name)
      let isTest = target.kind == "testTarget"
      guard isTest ? includesTests : ["target", "executableTarget"].contains(target.kind) else {
        continue
      }
      let place = target.path.isEmpty ? package : "\(package)/\(target.path)"
      let sources = Self.sources(in: place, besides: target.excluded)
        .filter { $0 != "\(package)/Package.swift" }
      if !sources.isEmpty { modules.append(EstimatedModule(name: target.name, sources: sources)) }
    }
    if modules.isEmpty {
      let sources = Self.sources(in: "\(package)/Sources")
      modules = [EstimatedModule(name: "", sources: sources)]
    }
    add(manifest, given)
  }

  /// Creates the subject of the Swift files in a folder, taken as one module.
  init(files folder: String) {
    self.folder = folder
    let sources = Self.sources(in: folder).filter { !$0.hasSuffix("/Package.swift") }
    modules = [EstimatedModule(name: "", sources: sources)]
  }

  /// Adds the packages that a manifest depends on, and those that they depend on.
  mutating func add(_ manifest: ManifestTargets, _ given: [String: String]) {
    var open = [manifest]
    var seen: Set<String> = []
    fetchedProducts.formUnion(manifest.dependencies)
    while let next = open.popLast() {
      var folders = next.folders
      for name in next.packages {
        guard let found = given.first(where: { $0.key.lowercased() == name.lowercased() }) else {
          if next.packages == manifest.packages { fetched.insert(name) }
          continue
        }
        folders.append(found.value)
      }
      for folder in folders where seen.insert(folder).inserted {
        self.given.append(folder)
        open.append(ManifestTargets(of: folder))
      }
    }
  }
}
