// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionXcodeProjects

/// The locations of the Swift packages on which a project depends.
struct PackagePlaces {
  let project: XcodeProject
  /// The folders given by the user, by the names of packages or libraries.
  let given: [String: String]
  let environment: BuildEnvironment
  /// The modules that every target may import.
  let modules: Set<String>
  /// The lock files of the project.
  let locks: LockFiles
  /// The folder in which dependencies are searched by name, or `nil` if there is none.
  var checkouts: CheckoutFolder?

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
      return named(name) ?? named(product.name) ?? checkedOut([name, product.name])
    case nil:
      if let named = named(product.name) ?? checkedOut(names(of: product.name)) { return named }
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

  /// Returns the folder of the package among the checkouts that has one of `names`.
  private func checkedOut(_ names: [String]) -> String? {
    guard let found = checkouts?.checkout(named: names), found.isPackage else { return nil }
    return named(found.repository ?? found.name)
  }

  /// Returns the names under which a library may be found: its own, and those of the dependency that a lock
  /// file pins.
  private func names(of product: String) -> [String] {
    [product] + (locks.pin(providing: product).map { [$0.name, $0.repository] } ?? [])
  }

  /// Returns the libraries that a target links: those of its packages, and those that it receives in another
  /// way, as a pod or a prebuilt framework, and that the user has given.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  func products(of target: XcodeTarget) throws(ProjectError) -> [PackageProduct] {
    guard !given.isEmpty else { return target.packageProducts }
    let others = try unknownImports(of: target).keys.sorted().map {
      PackageProduct(name: $0, package: nil, line: target.line)
    }
    return target.packageProducts
      + others.filter { named($0.name) != nil || checkedOut(names(of: $0.name)) != nil }
  }

  /// Returns the modules that the sources of a target import and that are neither the project's own nor those
  /// of its packages, with the files that import each.
  private func unknownImports(
    of target: XcodeTarget
  ) throws(ProjectError) -> [String: [String]] {
    var known = Set(target.packageProducts.map(\.name))
    for other in project.targets { known.insert(try other.moduleName()) }
    return imports(of: target).filter { !known.contains($0.key) }
  }

  /// Returns the modules that the sources of a target import, each with the files that import it.
  private func imports(of target: XcodeTarget) -> [String: [String]] {
    var files: [String: [String]] = [:]
    let own = Set(target.packageProducts.map(\.name))
    let conditions = SourceConditions(systems: ["iOS", "Linux"], isSimulator: true) { name in
      modules.contains(name) || own.contains(name) || named(name) != nil
        || checkedOut(names(of: name)) != nil
    }
    for source in target.sources {
      let file = SourceFile(path: source.path)
      for found in file.imports(file.active(conditions)) {
        files[found.module, default: []].append(source.path)
      }
    }
    return files
  }
  /// Returns the libraries of `targets` that are missing: those of packages, those of linked frameworks, and
  /// those that a lock file pins.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  func missing(from targets: [XcodeTarget]) throws(ProjectError) -> [MissingDependency] {
    var missing: [MissingDependency] = []
    var own: Set<String> = []
    for target in targets { own.insert(try target.moduleName()) }
    for target in targets {
      let imports = imports(of: target)
      for product in target.packageProducts where folder(of: product) == nil {
        var found = dependency(product.name, of: target, line: product.line, imports)
        if case .remote(let url, _) = product.package {
          found.address = url
          found.pin = locks.pin(at: url)
          found.checkout = checkout(named: [PinnedDependency.repository(at: url), product.name])
        }
        missing.append(found)
      }
      for module in try unknownImports(of: target).keys.sorted()
      where !modules.contains(module) && !own.contains(module) {
        let product = PackageProduct(name: module, package: nil, line: target.line)
        let framework = target.frameworks.first { $0.module == module }
        let pin = locks.pin(providing: module)
        guard pin != nil || framework != nil, folder(of: product) == nil else { continue }
        var found = dependency(module, of: target, line: framework?.line, imports)
        found.pin = pin
        found.framework = framework?.path
        found.checkout = checkout(named: names(of: module))
        missing.append(found)
      }
    }
    return missing
  }

  private func dependency(
    _ name: String, of target: XcodeTarget, line: Int?, _ imports: [String: [String]]
  ) -> MissingDependency {
    MissingDependency(
      product: name, target: target, line: line,
      files: (imports[name] ?? []).map {
        $0.replacingOccurrences(of: target.place.folder + "/", with: "")
      })
  }

  /// Returns a checkout with one of `names` in the folder of checkouts, or else beside the project or among
  /// those that other tools made in it.
  private func checkout(named names: [String]) -> Checkout? {
    if let found = checkouts?.checkout(named: names) { return found }
    let around = URL(fileURLWithPath: project.folder).deletingLastPathComponent().path
    for folder in ["\(project.folder)/Carthage/Checkouts", "\(project.folder)/Pods", around] {
      if let found = CheckoutFolder(listing: folder).checkout(inFolderNamed: names) {
        let isSource = folder != around || found.isPackage
        if isSource { return found }
      }
    }
    return nil
  }

  /// Returns the error about missing libraries, or `nil` if there are none.
  func absence(_ missing: [MissingDependency]) -> BuildError? {
    guard !missing.isEmpty else { return nil }
    let sentences = missing.map { $0.sentence(commit: commit(of: $0.pin), environment) }
    return BuildError(sentences.joined(separator: "\n"))
  }

  /// Returns the commit that git's index records for a submodule, or `nil` if there is none.
  func commit(of pin: PinnedDependency?) -> String? {
    guard let pin, pin.source == .submodules, let path = pin.path else { return nil }
    let root = URL(fileURLWithPath: pin.file).deletingLastPathComponent().path
    return Checkout(path: root).recordedCommit(of: path, environment)
  }

  /// Returns the names of the empty modules that replace missing libraries, so that everything that does not
  /// need them can be checked.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  func absentModules(
    _ missing: [MissingDependency], of targets: [XcodeTarget]
  ) throws(ProjectError) -> [String] {
    var own: Set<String> = []
    for target in targets { own.insert(try target.moduleName()) }
    return Set(missing.map(\.product)).subtracting(own).filter(PackageManifest.isName).sorted()
  }
}
