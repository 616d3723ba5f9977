// SPDX-License-Identifier: Apache-2.0

import Glibc

/// One module that is compiled: its sources, and what it was rewritten to last.
package struct ModuleCall: Sendable {
  /// The call that compiles it.
  package let invocation: Invocation
  /// What stands beside the link that was called.
  package let settings: DriverSettings
  /// The sources from the file system's root, in their order.
  package let paths: [String]
  /// Where the module's rewritten files go.
  package let record: OverlayRecord
  /// What was noted of the other modules that may be imported, by their names.
  package let notes: [String: String]
  private let ownStamp: String
  /// Whether the sources were left alone long enough that another stamp will say when one is written once more.
  package let isSettled: Bool

  /// The module of a call; `rewriter` is the program that rewrites.
  ///
  /// - Throws: `DriverError` where the module has the name of one that UIKit stands on.
  package init(_ invocation: Invocation, settings: DriverSettings, rewriter: String) throws {
    let name = invocation.moduleName
    guard Self.mayBeOwn(name) || !Self.isThere(name, in: settings.searchPaths) else {
      throw DriverError.moduleNamed(name)
    }
    self.invocation = invocation
    self.settings = settings
    paths = invocation.sources.map { invocation.absolute($0) }.sorted()
    var key = ContentKey()
    key.add(words: [name] + invocation.conditions.sorted() + paths)
    record = OverlayRecord(folder: "\(settings.overlayFolder)/\(name)-\(key.text.prefix(16))")
    notes = ModuleNotes.found(in: invocation)
    var words = [FileStamp(rewriter)?.text ?? ""]
    words += notes.values.sorted().map { "\($0) \(FileStamp($0)?.text ?? "gone")" }
    words += settings.searchPaths + settings.compileArguments + settings.implicitImports
    words += settings.plugins + ["\(invocation.languageVersion)", "\(invocation.isFrontend)"]
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

  /// The modules of Mullion that nothing but an application imports, in the order of their names.
  ///
  /// `Scripts/check` compares them with the manifest.
  private static let leaves = [
    "AVFoundation", "AVKit", "Accelerate", "CoreMedia", "CoreServices", "MobileCoreServices",
    "Photos", "PhotosUI", "SafariServices", "UniformTypeIdentifiers",
  ]

  /// Whether a package may have a module of this name although Mullion has one: its own is found first, and UIKit does
  /// without Mullion's.
  package static func mayBeOwn(_ name: String) -> Bool { leaves.contains(name) }

  /// What the module's rewriting depends on: the program that rewrites, its settings, the sources, what is
  /// noted of other modules, and whether there is a note of this one.
  package var stamp: String {
    let isNoted = invocation.modulePath.map { access(ModuleNotes.path(besides: $0), F_OK) == 0 }
    return "\(ownStamp)\n\(isNoted ?? false)"
  }

  /// Writes what other modules have to know of this one beside what is compiled; nil: nothing.
  ///
  /// - Throws: `DriverError` when it can't be written.
  package func note(_ text: String?) throws {
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

  /// The arguments that hand the compiler the module as it was rewritten last; nil: something is another
  /// since.
  package var lines: [String]? {
    let folders = moduleFolders
    return record.lines(for: stamp) {
      Self.isThere($0, in: folders) || invocation.hasModuleMap(of: $0)
    }
  }

  /// Notes for editors how the module is compiled.
  package func noteCall(_ lines: [String]) throws {
    guard !invocation.isFrontend else { return }
    try CallRecord(
      folder: invocation.absolute("."), sources: paths, arguments: invocation.flat + lines
    ).note(in: record.folder)
  }

  /// Whether a module can be imported.
  package func canImport(_ module: String) -> Bool {
    Self.isThere(module, in: moduleFolders) || invocation.hasModuleMap(of: module)
  }

  private var moduleFolders: [String] {
    let libraries = "\(settings.compilerFolder)/../lib/swift"
    return settings.searchPaths + invocation.searchPaths + ["\(libraries)/linux", libraries]
  }

  private static func isThere(_ module: String, in folders: [String]) -> Bool {
    folders.contains { access("\($0)/\(module).swiftmodule", F_OK) == 0 }
  }
}
