// SPDX-License-Identifier: Apache-2.0

/// A package's manifest without the test targets, and without packages that nothing then asks for.
///
/// A build of what is no test needs no library for tests, and nobody has to have one for it. Where one
/// target is built, the others stand on nothing, and packages that they alone ask for go as well. Which
/// package is asked for the manifest itself finds out, when it has made its `package`: by names, so
/// that a product of which no package is said keeps all.
public enum NeededPackages {
  /// The manifest with what leaves them out behind its last line; nil: it makes no `package`.
  ///
  /// `target` is the target that is built; nil: all are, or the package has none of that name.
  public static func rewrite(_ manifest: SourceText, for target: String? = nil) -> SourceText? {
    guard manifest.contains("let package") || manifest.contains("var package") else { return nil }
    let name = target.map { "\"\($0.filter { $0 != "\\" && $0 != "\"" })\"" } ?? "nil"
    let piece = Self.piece.replacing("NAME", with: name)
    return SourceText(path: manifest.path, bytes: manifest.bytes + piece.utf8)
  }

  /// Reflection reads what manifests of no version have names for.
  private static let piece = #"""

    do {
      func words(_ value: Any) -> [String] {
        if let word = value as? String { return [word] }
        return Mirror(reflecting: value).children.flatMap { words($0.value) }
      }
      func names(_ value: Any) -> [String] {
        return words(value).map { word in
          let last = word.split(separator: "/").last.map { String($0) } ?? word
          return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
        }
      }
      let built: String? = NAME
      package.targets.removeAll { target in "\(target.type)" == "test" && target.name != built }
      if package.targets.contains(where: { target in target.name == built }) {
        var needed: Set<String> = []
        var next = [built ?? ""]
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
