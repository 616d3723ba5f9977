// SPDX-License-Identifier: Apache-2.0

/// The sources of a target, with the conditions under which `mullion build` compiles them.
struct EstimatedModule: Sendable {
  /// The name of the module; empty if it is unknown.
  let name: String
  /// The paths of its sources.
  let sources: [String]
  /// The modules of the subject that it may import, or `nil` for all of them.
  var dependencies: Set<String>?
  /// The names of compilation conditions that are true.
  var conditions: Set<String> = ["DEBUG"]

  /// Returns the conditions that hold in `files`, the sources of the module.
  func conditions(
    of files: [SourceFile], canImport: @escaping @Sendable (String) -> Bool
  ) -> SourceConditions {
    let plain = SourceConditions(names: conditions.union(["SWIFT_PACKAGE"])) {
      $0 != "ObjectiveC" && canImport($0)
    }
    let texts = files.flatMap { file in
      file.tokens.filter { $0.kind == .condition }.map(file.text)
    }
    let isPortable = texts.contains { text in
      ["os(Linux)", "os(Windows)", "os(Android)", "canImport(Glibc)", "canImport(ObjectiveC)"]
        .contains(where: text.contains)
    }
    var rewritten = plain
    rewritten.systems = ["iOS", "Linux"]
    rewritten.isSimulator = true
    let isUnchanged = isPortable && !files.contains { Self.needsUIKit($0, plain, rewritten) }
    return isUnchanged ? plain : rewritten
  }

  /// Returns whether a file imports UIKit on iOS alone, or without a condition.
  private static func needsUIKit(
    _ file: SourceFile, _ plain: SourceConditions, _ rewritten: SourceConditions
  ) -> Bool {
    let never = SourceConditions(systems: [], names: []) { _ in false }
    func imports(_ conditions: SourceConditions) -> Bool {
      file.imports(file.active(conditions)).contains { $0.module == "UIKit" }
    }
    return imports(never) || imports(rewritten) && !imports(plain)
  }
}
