// SPDX-License-Identifier: Apache-2.0

/// What became of a module's sources.
public struct RewrittenModule: Equatable, Sendable {
  /// The files that changed; those left out are compiled as they stand.
  public internal(set) var files: [SourceText] = []
  /// What moved bytes in those files, by their paths; files whose bytes kept their places are left out.
  public internal(set) var moves: [String: [ByteMove]] = [:]
  /// What cannot be carried over, in the order of the files.
  public internal(set) var problems: [Problem] = []
  /// The modules that some file imports.
  public internal(set) var importedModules: Set<String> = []
  /// What was put into files because of others: when it changes, these files have to be compiled
  /// anew although nobody touched them.
  public internal(set) var foreignEdits: [String] = []
  /// Whether a class became the program's entry: a file alone is then no script.
  public internal(set) var hasEntry = false
  /// Whether a rewritten file says names of Mullion's, or tests see UIKit through XCTest.
  public internal(set) var usesLibrary = false
  /// What other modules have to know of this one.
  public internal(set) var note = ModuleNote(name: "")
  /// Whether a file says names of Combine, which Foundation hands on where it is part of the system.
  public internal(set) var usesCombine = false
}
