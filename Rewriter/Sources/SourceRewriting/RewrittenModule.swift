// SPDX-License-Identifier: Apache-2.0

/// The result of rewriting a module's sources.
public struct RewrittenModule: Equatable, Sendable {
  /// The files that changed; the others are compiled unmodified.
  public internal(set) var files: [SourceText] = []
  /// The byte moves in the changed files, by path; files whose bytes kept their positions are omitted.
  public internal(set) var moves: [String: [ByteMove]] = [:]
  /// The problems with the sources: constructs that cannot be carried over, and files that cannot be read.
  public internal(set) var problems: [Problem] = []
  /// The modules imported by at least one file.
  public internal(set) var importedModules: Set<String> = []
  /// The edits made to files because of other files or of the module, each as the path of the file and the
  /// new text.
  ///
  /// If they change, these files have to be recompiled although their sources did not change.
  public internal(set) var foreignEdits: [String] = []
  /// Whether a class became the program's entry point; a single file is then not a script.
  public internal(set) var hasEntry = false
  /// Whether a rewritten file uses names of Mullion, or tests see UIKit through XCTest.
  public internal(set) var usesLibrary = false
  /// The note for other modules.
  public internal(set) var note = ModuleNote(name: "")
  /// Whether a file uses names of Combine, which Foundation re-exports where Combine is part of the system.
  public internal(set) var usesCombine = false
}
