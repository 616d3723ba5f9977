// SPDX-License-Identifier: Apache-2.0

/// The code of a package that is compiled on iOS, and that `#if canImport` leaves out here because a framework
/// is missing.
///
/// No test covers it, although the build reports nothing about it.
struct AbsentCode: Equatable {
  /// A source with such code.
  struct File: Equatable {
    /// The path, relative to the package.
    let name: String
    /// The missing frameworks that the conditions of the file name, in order.
    let frameworks: [String]
  }

  /// The sources, in the order of the targets.
  let files: [File]

  /// Finds the code in the targets of a package, including those of tests.
  ///
  /// - Parameters:
  ///   - package: the path of the package's folder.
  ///   - importable: the names of the modules that every target may import.
  /// - Complexity: O(*n*) in the size of the sources; only those that contain `canImport` are parsed.
  init(in package: String, importable: Set<String>) {
    let subject = EstimateSubject(package: package, given: [:], includingTests: true)
    let absent = AppleFrameworks.names.union(["SwiftUI"])
      .subtracting(importable.subtracting(["SwiftUI"])).subtracting(subject.others)
    files = subject.modules.flatMap { module in
      let sources = Parallel.map(module.sources) { SourceFile(path: $0) }
      guard sources.contains(where: { $0.asksForModules }) else { return [File]() }
      let conditions = module.conditions(of: sources) { !absent.contains($0) }
      return sources.compactMap { source in
        let frameworks = Self.frameworks(of: source, conditions, absent)
        let name = source.path.dropFirst(package.count + 1)
        return frameworks.isEmpty ? nil : File(name: String(name), frameworks: frameworks)
      }
    }
  }

  /// Returns the missing frameworks without which a source loses code that it would have with them.
  private static func frameworks(
    of source: SourceFile, _ conditions: SourceConditions, _ absent: Set<String>
  ) -> [String] {
    guard source.asksForModules else { return [] }
    let compiled = Set(source.active(conditions).map(\.start))
    return source.queriedModules.filter(absent.contains).sorted().filter { framework in
      var other = conditions
      other.canImport = { $0 == framework || conditions.canImport($0) }
      return source.active(other).contains { !compiled.contains($0.start) }
    }
  }

  /// The sentence about the sources, or `nil` if there are none.
  var sentence: String? {
    guard !files.isEmpty else { return nil }
    let names = files.map { "\($0.name) (\($0.frameworks.joined(separator: ", ")))" }
    let subject = files.count == 1 ? "1 file" : "\(files.count) files"
    return """
      mullion: #if canImport leaves out code of \(subject), because a framework is missing: \
      \(NameList.text(names))

      """
  }
}

extension SourceFile {
  /// Whether a condition of the source contains `canImport`.
  fileprivate var asksForModules: Bool {
    tokens.contains { $0.kind == .condition && text($0).contains("canImport") }
  }

  /// The names of the modules in `canImport` conditions of the source.
  fileprivate var queriedModules: Set<String> {
    let conditions = tokens.lazy.filter { $0.kind == .condition }.map(text)
    return conditions.reduce(into: []) { names, condition in
      names.formUnion(condition.matches(of: /canImport\s*\(\s*(\w+)/).map { String($0.1) })
    }
  }
}
