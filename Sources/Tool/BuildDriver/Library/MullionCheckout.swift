// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Mullion's own sources, from which its modules are built.
package struct MullionCheckout: Sendable {
  /// The folder with Mullion's `Package.swift`.
  package let folder: String

  /// Finds the checkout that the variable `MULLION_HOME` names, else the one that this program was built in.
  ///
  /// - Throws: `BuildError` when there is none.
  package init(_ environment: BuildEnvironment) throws(BuildError) {
    if let named = environment.variable("MULLION_HOME") {
      folder = environment.absolute(named)
      guard Self.isOne(folder) else {
        throw BuildError(
          "MULLION_HOME names '\(folder)', which is not a checkout of Mullion; clone Mullion there."
        )
      }
      return
    }
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var place = program
    while place.path != "/" {
      place.deleteLastPathComponent()
      if Self.isOne(place.path) {
        folder = place.path
        return
      }
    }
    throw BuildError(
      "no folder above '\(program.path)' is a checkout of Mullion; name one in MULLION_HOME.")
  }

  private static func isOne(_ folder: String) -> Bool {
    [
      "Package.swift", "Sources/Controllers/UIKit", "AppleModules/Package.swift",
      "Rewriter/Package.swift",
    ].allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }

  /// The package of the compiler that rewrites sources.
  var compilerPackage: String { "\(folder)/Rewriter" }

  /// The package of the modules besides UIKit, such as Combine.
  var modulesPackage: String { "\(folder)/AppleModules" }

  /// A text that changes with the sources and with the system libraries with which they are built.
  ///
  /// - Complexity: O(*n*) in the number of files.
  var stamp: String {
    var stamp = FileStamp()
    stamp.add(file: "\(folder)/Package.swift")
    for family in Self.folders(in: "\(folder)/Sources")
    where !["/Tool", "/Demo"].contains(where: family.hasSuffix) {
      stamp.add(folder: family)
    }
    for package in [modulesPackage, compilerPackage] {
      stamp.add(file: "\(package)/Package.swift")
      stamp.add(folder: "\(package)/Sources")
    }
    for library in SystemLibrary.all where library.isThere() { stamp.add(library.module) }
    return stamp.text
  }

  /// The folders with C modules on which Mullion's modules depend, and that need no other library.
  var moduleFolders: [String] {
    (targets + modulesTargets).map { "\($0)/include" }
      .filter { FileManager.default.fileExists(atPath: "\($0)/module.modulemap") }
  }

  /// The C modules that Mullion's modules use internally: clients do not need their declarations, such as
  /// Cairo's functions, but the compiler has to find them.
  var innerModules: [String] {
    let manager = FileManager.default
    return (targets + modulesTargets).filter { target in
      manager.fileExists(atPath: "\(target)/module.modulemap")
        || manager.fileExists(atPath: "\(target)/include")
          && !manager.fileExists(atPath: "\(target)/include/module.modulemap")
    }.map { ($0 as NSString).lastPathComponent }
  }

  /// Returns the sorted names of the Swift files of one of Mullion's modules.
  func sources(of module: String) -> [String] {
    let target = targets.first { $0.hasSuffix("/\(module)") }
    let names = target.flatMap { FileManager.default.enumerator(atPath: $0) }
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .map { String($0.split(separator: "/").last ?? "") }.sorted()
  }

  /// The folders of Mullion's targets, which are in those of their families.
  var targets: [String] {
    Self.folders(in: "\(folder)/Sources").flatMap(Self.folders(in:))
  }

  /// The folders of Mullion's targets, by module name: for a `part` of the manifest the folder's name with
  /// the prefix, else the name that the manifest gives beside the path, else the folder's name.
  var targetsByModule: [String: String] {
    let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") ?? Data()
    let manifest = String(decoding: data, as: UTF8.self)
    var names: [Substring: Substring] = [:]
    for match in manifest.matches(of: #/name: "(\w+)",[^()]*?path: "Sources\/(\w+\/\w+)"/#) {
      names[match.2] = match.1
    }
    for match in manifest.matches(of: #/part\(\s*"(\w+\/(\w+))"/#) {
      names[match.1] = "Mullion" + match.2
    }
    return Dictionary(
      targets.map { target in
        let words = target.split(separator: "/").suffix(2)
        return (String(names[words.joined(separator: "/")[...]] ?? words.last ?? ""), target)
      }
    ) { first, _ in first }
  }

  /// The folders of the targets of the modules besides UIKit.
  var modulesTargets: [String] { Self.folders(in: "\(modulesPackage)/Sources") }

  /// The folders of the targets of the modules besides UIKit, by module name.
  var modulesTargetsByModule: [String: String] { Self.byModule(modulesTargets) }

  /// The folders of the compiler's targets, by module name.
  var compilerTargetsByModule: [String: String] {
    Self.byModule(
      Self.folders(in: "\(compilerPackage)/Sources").filter { !$0.hasSuffix("/Unavailable") })
  }

  /// The modules of the manifest's platform library.
  var platformModules: [String] {
    let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") ?? Data()
    let manifest = String(decoding: data, as: UTF8.self)
    let list = manifest.firstMatch(of: #/"MullionPlatform"[^\[]*\[([^\]]*)\]/#)?.1 ?? ""
    return list.matches(of: #/"(\w+)"/#).map { String($0.1) }
  }

  private static func byModule(_ folders: [String]) -> [String: String] {
    let names = folders.map { folder in
      (folder as NSString).lastPathComponent.replacingOccurrences(of: "-", with: "_")
    }
    return Dictionary(zip(names, folders)) { first, _ in first }
  }

  private static func folders(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .map { "\(folder)/\($0)" }
  }
}
