// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionXcodeProjects

/// The locations of the Swift packages on which a project depends.
struct PackagePlaces {
  let project: XcodeProject
  /// The folders given by the user, by the names of packages or libraries.
  let given: [String: String]
  let environment: BuildEnvironment

  /// Returns the folder of the package with `product`: the one that the user gave, or else that of a local
  /// package of the project; `nil` if there is neither.
  ///
  /// The folder is not checked for existence.
  func folder(of product: PackageProduct) -> String? {
    switch product.package {
    case .local(let path): return named(product.name) ?? path
    case .remote(let url, _):
      // By the package's name first, so that all of its products come from one folder.
      let name = URL(fileURLWithPath: url).deletingPathExtension().lastPathComponent
      return named(name) ?? named(product.name)
    case nil:
      if let named = named(product.name) { return named }
      // A package among the project's files; Xcode finds it by the name of its library.
      return project.localPackages.first { folder in
        let manifest = FileManager.default.contents(atPath: "\(folder)/Package.swift") ?? Data()
        return String(decoding: manifest, as: UTF8.self).contains("\"\(product.name)\"")
      }
    }
  }

  private func named(_ name: String) -> String? {
    given.first { $0.key.lowercased() == name.lowercased() }.map {
      environment.absolute($0.value)
    }
  }

  /// Returns the libraries that a target links: those of its packages, and those that it receives in another
  /// way, as a pod or a prebuilt framework, and that the user has given.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  func products(of target: XcodeTarget) throws(ProjectError) -> [PackageProduct] {
    guard !given.isEmpty else { return target.packageProducts }
    var known = Set(target.packageProducts.map(\.name))
    for other in project.targets { known.insert(try other.moduleName()) }
    let imported = Set(target.sources.flatMap { Self.imports(in: $0.path) }).subtracting(known)
    return target.packageProducts
      + imported.filter { named($0) != nil }.sorted().map {
        PackageProduct(name: $0, package: nil, line: target.line)
      }
  }

  /// Returns the error about missing packages of `targets`, with the files that import them, or `nil` if
  /// there are none.
  func absence(from targets: [XcodeTarget]) -> BuildError? {
    var sentences: [String] = []
    for target in targets {
      for product in target.packageProducts where folder(of: product) == nil {
        let files = target.sources.filter { Self.imports(in: $0.path).contains(product.name) }
          .map { $0.path.replacingOccurrences(of: target.place.folder + "/", with: "") }
        var from = ""
        if case .remote(let url, _) = product.package { from = " (\(url))" }
        sentences.append(
          "\(target.place.file):\(product.line): '\(product.name)'\(from) is not on this machine;"
            + " give its folder as --package \(product.name)=FOLDER. "
            + (files.isEmpty
              ? "No file of '\(target.name)' imports a module of that name."
              : "It is imported by \(files.joined(separator: ", ")).")
        )
      }
    }
    return sentences.isEmpty ? nil : BuildError(sentences.joined(separator: "\n"))
  }

  /// Returns the names of empty modules that replace missing packages, so that everything that does not need
  /// them can be checked.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  func absentModules(of targets: [XcodeTarget]) throws(ProjectError) -> [String] {
    var own: Set<String> = []
    for target in targets { own.insert(try target.moduleName()) }
    let absent = targets.flatMap(\.packageProducts).filter { folder(of: $0) == nil }.map(\.name)
    return Set(absent).subtracting(own).filter(PackageManifest.isName).sorted()
  }

  /// Returns the two words after each `import` in the file at `path`: the module, and the kind or the name of
  /// an imported declaration.
  private static func imports(in path: String) -> [String] {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).flatMap {
      line -> [String] in
      let words = line.split(whereSeparator: { $0 == " " || $0 == "." || $0 == ";" })
      guard let place = words.firstIndex(of: "import"), !line.contains("//") else { return [] }
      // The word after `import` may be the kind of a declaration.
      return words[words.index(after: place)...].prefix(2).map(String.init)
    }
  }
}
