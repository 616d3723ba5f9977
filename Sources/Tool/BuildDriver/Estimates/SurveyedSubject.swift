// SPDX-License-Identifier: Apache-2.0

/// The sources of a subject, with the names that they and the packages given to them declare.
struct SurveyedSubject {
  /// The sources of a module, with the tokens that are compiled.
  struct Module {
    let sources: [(file: SourceFile, tokens: [SourceToken])]
    /// The modules that it may import.
    let importable: Set<String>
  }

  private let subject: EstimateSubject
  /// The modules, in the order of the subject.
  private(set) var modules: [Module] = []
  /// The names that the sources and the given packages declare.
  private(set) var declared: Set<String> = []

  /// Reads the sources of `subject`; every module may import those in `platform`.
  ///
  /// - Complexity: O(*n*) in the size of the sources.
  init(_ subject: EstimateSubject, platform: Set<String>) {
    self.subject = subject
    let given = platform.union(Self.modules(of: subject.given))
    let own = subject.others.union(subject.modules.map(\.name))
    for module in subject.modules {
      let importable = given.union(module.dependencies ?? own).union([module.name])
      modules.append(Self.read(module, importable))
    }
    for module in modules {
      for (file, tokens) in module.sources {
        declared.formUnion(DeclaredNames(file, tokens, extent: .all).names)
      }
    }
    addGiven(given.union(own))
  }

  /// Returns the names of the modules of packages.
  private static func modules(of folders: [String]) -> Set<String> {
    folders.reduce(into: Set()) { names, folder in
      let manifest = ManifestTargets(of: folder)
      names.formUnion(manifest.libraries)
      names.formUnion(manifest.targets.map(\.name))
    }
  }

  private static func read(_ module: EstimatedModule, _ importable: Set<String>) -> Module {
    let files = Parallel.map(module.sources) { SourceFile(path: $0) }
    let conditions = module.conditions(of: files) { name in
      importable.contains(name) && name != "SwiftUI"
    }
    return Module(
      sources: files.map { ($0, $0.active(conditions)) }, importable: importable)
  }

  /// Adds the names that the given packages declare for others, and those of modules in C.
  private mutating func addGiven(_ importable: Set<String>) {
    let conditions = SourceConditions(systems: ["iOS", "Linux"], isSimulator: true) { name in
      importable.contains(name)
    }
    let sources = subject.given.flatMap { EstimateSubject.sources(in: $0) }
      .filter { !$0.contains("/Tests/") && !$0.contains("/Examples/") }
    let found = Parallel.map(sources) { path in
      let file = SourceFile(path: path)
      return DeclaredNames(file, file.active(conditions), extent: .visible).names
    }
    let headers = subject.foldersWithC.flatMap(CHeaders.modules)
    for names in found + Parallel.map(headers, KnownNames.words) { declared.formUnion(names) }
  }
}
