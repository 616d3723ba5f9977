// SPDX-License-Identifier: Apache-2.0

/// The removal of the test targets of a package manifest, and of the packages that only they need.
///
/// A build that excludes the tests needs no test libraries, which then need not be available. If one target
/// is built, the targets that it does not depend on, and the packages that only they need, are removed as
/// well. Code at the end of the manifest determines the needed packages after its `package` is created, by
/// name; if a product names no package, all are kept.
public enum NeededPackages {
  /// Returns the manifest with code after its last line that removes the targets and packages that are not
  /// needed, or `nil` if the manifest declares no `package`.
  ///
  /// - Parameters:
  ///   - manifest: The text of the manifest.
  ///   - target: The target that is built; `nil` if all are. A name that the package does not have counts as
  ///     all.
  /// - Returns: The manifest with code after its last line that removes the targets and packages that are not
  ///   needed, or `nil` if the manifest declares no `package`.
  public static func rewrite(_ manifest: SourceText, for target: String? = nil) -> SourceText? {
    guard manifest.contains("let package") || manifest.contains("var package") else { return nil }
    let name = target.map { "\"\($0.filter { $0 != "\\" && $0 != "\"" })\"" } ?? "nil"
    let piece = Self.piece.replacing("NAME", with: name)
    return SourceText(path: manifest.path, bytes: manifest.bytes + piece.utf8)
  }

  /// The code that is added; it uses reflection, because the names of the properties differ between tools
  /// versions.
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
