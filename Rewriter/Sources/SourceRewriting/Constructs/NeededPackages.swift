// SPDX-License-Identifier: Apache-2.0

/// The removal of the parts of a package manifest that a build does not need, and of the packages that only
/// they need.
///
/// Packages that are not needed need not be available. Code at the end of the manifest determines the needed
/// ones after its `package` is created, by name; if a product names no package, all are kept.
public enum NeededPackages {
  /// The role of a package in a build.
  public enum Role: Sendable {
    /// The role of a package that is built without its tests; if `target` is not `nil`, only that target is
    /// built.
    case built(target: String?)
    /// The role of a package that is built with its tests.
    case tested
    /// The role of a package that the built one depends on.
    case dependency
    /// The role of a package that the built one depends on, of which only the libraries are used, and the
    /// programs and plug-ins with these names.
    case library(otherProducts: [String])
  }

  /// Returns the manifest with code after its last line that removes the targets and packages that are not
  /// needed, or `nil` if the manifest declares no `package`.
  ///
  /// Tests are needed of a tested package only. If one target is built, the targets that it does not depend
  /// on need no packages. A package of which a product is used only on platforms other than iOS is not
  /// needed.
  ///
  /// - Parameters:
  ///   - manifest: The text of the manifest.
  ///   - role: The role of the package. A target that it does not have counts as all targets.
  ///   - given: The SwiftPM identities of packages that are needed on any platform.
  /// - Returns: The manifest with code after its last line that removes the targets and packages that are not
  ///   needed, or `nil` if the manifest declares no `package`.
  public static func rewrite(
    _ manifest: SourceText, as role: Role, given: [String] = []
  ) -> SourceText? {
    guard manifest.contains("let package") || manifest.contains("var package") else { return nil }
    var built = "nil"
    var products = "nil"
    var isTested = false
    switch role {
    case .built(let target): built = target.map(quoted) ?? "nil"
    case .tested: isTested = true
    case .dependency: break
    case .library(let names): products = "[\(names.map(quoted).joined(separator: ", "))]"
    }
    let piece = Self.piece.replacing("BUILT", with: built).replacing("PRODUCTS", with: products)
      .replacing("TESTED", with: "\(isTested)")
      .replacing("GIVEN", with: "[\(given.map(quoted).joined(separator: ", "))]")
    return SourceText(path: manifest.path, bytes: manifest.bytes + piece.utf8)
  }

  private static func quoted(_ name: String) -> String {
    "\"\(name.filter { $0 != "\\" && $0 != "\"" })\""
  }

  /// The code that is added; it uses reflection, because the names of the properties differ between tools
  /// versions.
  private static let piece = #"""

    do {
      func words(_ value: Any) -> [String] {
        if let word = value as? String { return [word] }
        return Mirror(reflecting: value).children.flatMap { part in
          part.label == "condition" ? [] : words(part.value)
        }
      }
      func names(_ value: Any) -> [String] {
        return words(value).map { word in
          let last = word.split(separator: "/").last.map { String($0) } ?? word
          return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
        }
      }
      func platforms(_ value: Any) -> [String]? {
        for part in Mirror(reflecting: value).children {
          if part.label == "platforms" { return words(part.value).isEmpty ? nil : words(part.value) }
          if let found = platforms(part.value) { return found }
        }
        return nil
      }
      let built: String? = BUILT
      let products: Set<String>? = PRODUCTS
      let isTested: Bool = TESTED
      let given: Set<String> = GIVEN
      if !isTested {
        package.targets.removeAll { target in "\(target.type)" == "test" && target.name != built }
      }
      let siblings = Set(package.targets.map { target in target.name })
      for target in package.targets {
        target.dependencies.removeAll { item in
          guard let list = platforms(item), !list.contains("ios") else { return false }
          return siblings.isDisjoint(with: words(item)) && given.isDisjoint(with: names(item))
        }
      }
      var roots: Set<String> = []
      if let built = built { roots.insert(built) }
      if let products = products {
        for product in package.products {
          let isUsed = "\(type(of: product))" == "Library" || products.contains(product.name)
          if isUsed { roots.formUnion(words(product)) }
        }
      }
      if !roots.isDisjoint(with: siblings) {
        var needed: Set<String> = []
        var next = Array(roots)
        while let name = next.popLast() {
          guard needed.insert(name).inserted else { continue }
          for target in package.targets where target.name == name {
            for part in Mirror(reflecting: target).children where ["dependencies", "plugins"].contains(part.label ?? "") {
              next += words(part.value)
            }
          }
        }
        for target in package.targets where !needed.contains(target.name) { target.dependencies = [] }
      }
      let own = Set(package.targets.map { target in target.name })
      var asked: [[String]] = []
      for target in package.targets {
        for part in Mirror(reflecting: target).children where ["dependencies", "plugins"].contains(part.label ?? "") {
          let items = Mirror(reflecting: part.value).children.flatMap { item -> [Any] in
            item.label == "some" ? Mirror(reflecting: item.value).children.map { $0.value } : [item.value]
          }
          asked += items.filter { !Set(words($0)).isSubset(of: own) }.map { names($0) }
        }
      }
      let there = package.dependencies.map { dependency in Set(names(dependency)) }
      if asked.allSatisfy({ item in there.contains { !$0.isDisjoint(with: item) } }) {
        let all = Set(asked.joined())
        package.dependencies.removeAll { dependency in all.isDisjoint(with: names(dependency)) }
      }
    }

    """#
}
