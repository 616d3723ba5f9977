// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionXcodeProjects

/// Where the Swift packages are that a project stands on.
struct PackagePlaces {
  let project: XcodeProject
  /// The folders that somebody named, by the names of packages or libraries.
  let given: [String: String]
  let environment: BuildEnvironment

  /// The folder of the package with `product`; nil: it is not on this machine.
  func folder(of product: PackageProduct) -> String? {
    switch product.package {
    case .local(let path): return named(product.name) ?? path
    case .remote(let url, _):
      // By the package's name first, so that all of its products come from one place.
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

  /// The libraries that a target is linked with: those of its packages, and those that came to it in
  /// another way, as a pod or a framework that was built before, and that somebody named.
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

  /// What is said of the packages that `targets` stand on and that are not here, with the files that import
  /// them; nil: all are.
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

  /// The names of empty modules that stand for the packages that are not here, so that all that does not
  /// need them can be checked.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  func absentModules(of targets: [XcodeTarget]) throws(ProjectError) -> [String] {
    var own: Set<String> = []
    for target in targets { own.insert(try target.moduleName()) }
    let absent = targets.flatMap(\.packageProducts).filter { folder(of: $0) == nil }.map(\.name)
    return Set(absent).subtracting(own).filter(PackageManifest.isName).sorted()
  }

  /// The modules that the file at `path` imports.
  private static func imports(in path: String) -> [String] {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).flatMap {
      line -> [String] in
      let words = line.split(whereSeparator: { $0 == " " || $0 == "." || $0 == ";" })
      guard let place = words.firstIndex(of: "import"), !line.contains("//") else { return [] }
      // The word behind may say what is imported of the module.
      return words[words.index(after: place)...].prefix(2).map(String.init)
    }
  }
}
