// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A compile of one module, with its sources and the record of its last rewriting.
package struct ModuleCall: Sendable {
  /// The call that compiles the module.
  package let invocation: Invocation
  /// The settings beside the link that was called.
  package let settings: DriverSettings
  /// The absolute paths of the sources, sorted.
  package let paths: [String]
  /// The sources that are compiled as empty files, because they need a framework that is missing.
  package let leftOut: Set<String>
  /// The record of the module's rewritten files, with their folder.
  package let record: OverlayRecord
  /// The paths of the notes of other modules that may be imported, by module name.
  package let notes: [String: String]
  private let ownStamp: String
  /// Whether the sources were unchanged long enough that any later write gives a different stamp.
  package let isSettled: Bool

  /// Creates the module call of `invocation`; `rewriter` is the path of the program that rewrites.
  ///
  /// - Throws: `DriverError` if the module has the name of a module that UIKit depends on.
  package init(_ invocation: Invocation, settings: DriverSettings, rewriter: String) throws {
    let name = invocation.moduleName
    guard Self.mayBeOwn(name) || !Self.isThere(name, in: settings.searchPaths) else {
      throw DriverError.moduleNamed(name)
    }
    self.invocation = invocation
    self.settings = settings
    paths = invocation.sources.map { invocation.absolute($0) }.sorted()
    leftOut = LeftOutSources.paths.intersection(paths)
    var key = ContentKey()
    key.add(words: [name] + invocation.conditions.sorted() + paths)
    record = OverlayRecord(folder: "\(settings.overlayFolder)/\(name)-\(key.text.prefix(16))")
    notes = ModuleNotes.found(in: invocation)
    var words = [FileStamp(rewriter)?.text ?? ""]
    words += notes.values.sorted().map { "\($0) \(FileStamp($0)?.text ?? "gone")" }
    words += settings.searchPaths + settings.compileArguments + settings.implicitImports
    words += settings.plugins + ["\(invocation.languageVersion)", "\(invocation.isFrontend)"]
    words += leftOut.sorted()
    let before = FileStamp.now
    var isSettled = true
    for path in paths {
      let stamp = FileStamp(path)
      words.append("\(path) \(stamp?.text ?? "gone")")
      if let stamp, !stamp.isOlder(than: before) { isSettled = false }
    }
    ownStamp = words.joined(separator: "\n")
    self.isSettled = isSettled
  }

  /// The modules of Mullion that only applications import, sorted by name.
  ///
  /// `Scripts/check` compares them with the manifest.
  private static let leaves = [
    "AVFoundation", "AVKit", "Accelerate", "CoreMedia", "CoreServices", "MobileCoreServices",
    "Photos", "PhotosUI", "SafariServices", "UniformTypeIdentifiers",
  ]

  /// Returns whether `name` is a module of Mullion that a package may replace by a module of its own.
  ///
  /// The package's own module is found first, and UIKit does not depend on Mullion's.
  package static func mayBeOwn(_ name: String) -> Bool { leaves.contains(name) }

  /// The state that the module's rewriting depends on: the rewriter, its settings, the sources, the notes of
  /// other modules, and whether this module has a note.
  package var stamp: String {
    let isNoted = invocation.modulePath.map { access(ModuleNotes.path(besides: $0), F_OK) == 0 }
    return "\(ownStamp)\n\(isNoted ?? false)"
  }

  /// Writes `text`, the note of this module for other modules, beside the compiled module; `nil` removes the
  /// note.
  ///
  /// A no-op if the call does not write the whole compiled module.
  ///
  /// - Throws: `DriverError` if the note cannot be written.
  package func record(_ text: String?) throws {
    guard let path = invocation.modulePath.map({ ModuleNotes.path(besides: $0) }) else { return }
    guard let text else {
      unlink(path)
      return
    }
    let bytes = Array(text.utf8)
    guard FileBytes.read(path) != bytes else { return }
    if let cut = path.lastIndex(of: "/") { try FileBytes.makeFolder(String(path[..<cut])) }
    try FileBytes.write(bytes, to: path)
  }

  /// The compiler arguments that the last rewriting produced, or `nil` if something has changed since.
  package var lines: [String]? {
    let folders = moduleFolders
    return record.lines(for: stamp) {
      Self.isThere($0, in: folders) || invocation.hasModuleMap(of: $0)
    }
  }

  /// Records for editors how the module is compiled; calls of the frontend are not recorded.
  package func recordCall(_ lines: [String]) throws {
    guard !invocation.isFrontend else { return }
    try CallRecord(
      folder: invocation.absolute("."), sources: paths, arguments: invocation.flat + lines
    ).record(in: record.folder)
  }

  /// Returns whether `module` can be imported.
  package func canImport(_ module: String) -> Bool {
    Self.isThere(module, in: moduleFolders) || invocation.hasModuleMap(of: module)
  }

  private var moduleFolders: [String] {
    let libraries = "\(settings.compilerFolder)/../lib/swift"
    return settings.searchPaths + invocation.searchPaths + ["\(libraries)/linux", libraries]
  }

  /// Returns whether one of the folders has the compiled module, or is the folder of the C module.
  private static func isThere(_ module: String, in folders: [String]) -> Bool {
    folders.contains { folder in
      access("\(folder)/\(module).swiftmodule", F_OK) == 0
        || (folder.hasSuffix("/\(module)") || folder.hasSuffix("/\(module)/include"))
          && access("\(folder)/module.modulemap", F_OK) == 0
    }
  }
}
