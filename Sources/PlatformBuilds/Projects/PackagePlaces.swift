// SPDX-License-Identifier: Apache-2.0

import Foundation
import XcodeProjects

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

  /// Refuses targets that stand on packages that are not here.
  ///
  /// - Throws: `BuildError` with the packages and the files that import them.
  func requireAll(of targets: [XcodeTarget]) throws(BuildError) {
    var sentences: [String] = []
    for target in targets {
      for product in target.packageProducts where folder(of: product) == nil {
        let files = target.sources.filter { Self.imports(product.name, $0.path) }
          .map { $0.path.replacingOccurrences(of: project.folder + "/", with: "") }
        var from = ""
        if case .remote(let url, _) = product.package { from = " (\(url))" }
        sentences.append(
          "\(project.file):\(product.line): '\(product.name)'\(from) is not on this machine; give"
            + " its folder as --package \(product.name)=FOLDER. "
            + (files.isEmpty
              ? "No file of '\(target.name)' imports a module of that name."
              : "It is imported by \(files.joined(separator: ", ")).")
        )
      }
    }
    guard sentences.isEmpty else {
      throw BuildError(sentences.joined(separator: "\n"))
    }
  }

  /// Whether the file at `path` imports the module named `module`.
  private static func imports(_ module: String, _ path: String) -> Bool {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).contains {
      let words = $0.split(whereSeparator: { $0 == " " || $0 == "." || $0 == ";" })
      guard let place = words.firstIndex(of: "import"), !$0.contains("//") else { return false }
      return words[words.index(after: place)...].prefix(2).contains { $0 == module }
    }
  }
}
