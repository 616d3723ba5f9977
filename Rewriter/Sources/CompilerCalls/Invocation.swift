// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The arguments of a compiler call, and the parts of them that concern sources.
package struct Invocation: Sendable {
  /// The arguments as passed.
  package let arguments: [String]
  /// Whether the compiler frontend is called.
  package let isFrontend: Bool
  /// The arguments with each `@FILE` replaced by the arguments that the file contains; unmodified if the call
  /// is passed through.
  package let flat: [String]
  /// The paths of the Swift files, as passed; none if the call is passed through.
  package let sources: [String]
  /// The sources that this call generates code for, if it does so only for some; empty otherwise.
  package let primarySources: Set<String>

  init(_ arguments: [String], asFrontend isFrontend: Bool) {
    self.arguments = arguments
    self.isFrontend = isFrontend
    let plain = arguments.contains { Self.passing.contains($0) }
    flat = plain ? arguments : ArgumentFile.expanded(arguments)
    var sources: [String] = []
    var primary: Set<String> = []
    var previous = ""
    for word in plain ? [] : flat {
      switch previous {
      case "-filelist": sources += ArgumentFile.lines(word)
      case "-primary-filelist":
        let named = ArgumentFile.lines(word)
        sources += named
        primary.formUnion(named)
      default:
        guard word.hasSuffix(".swift"), !word.hasPrefix("-"), !Self.taking.contains(previous) else {
          break
        }
        if previous == "-primary-file" { primary.insert(word) }
        sources.append(word)
      }
      previous = word
    }
    var seen: Set<String> = []
    self.sources = sources.filter { seen.insert($0).inserted }
    primarySources = primary
  }

  /// The options that request something other than a compile of a module; of calls with them, only those that
  /// compile a manifest are rewritten.
  private static let passing: Set<String> = [
    "-version", "--version", "-print-target-info", "-package-description-version", "-help",
    "--help", "-emit-supported-features", "-emit-supported-arguments", "-repl", "-interpret",
  ]

  /// The options whose value may look like the name of a source.
  private static let taking: Set<String> = [
    "-o", "-Xcc", "-Xfrontend", "-Xlinker", "-Xllvm", "-module-name", "-output-file-map",
    "-main-file-name", "-file-compilation-dir",
  ]

  /// Whether the call has an option that requests something other than a compile of a module.
  package var isPassedThrough: Bool { arguments.contains { Self.passing.contains($0) } }

  /// The name of the module that is compiled; `main` by default, as in the compiler.
  package var moduleName: String { value(after: "-module-name") ?? "main" }

  /// The folder that relative paths are resolved against, if the call specifies one.
  var workingFolder: String? { value(after: "-working-directory") }

  /// Whether the call links a program, bundle or shared library.
  package var links: Bool {
    guard !isFrontend else { return false }
    if flat.contains("-static") || flat.contains("-static-library") { return false }
    if flat.contains("-emit-executable") || flat.contains("-emit-library") { return true }
    return !flat.contains { Self.modes.contains($0) } && flat.contains("-o")
  }

  private static let modes: Set<String> = [
    "-c", "-modulewrap", "-emit-object", "-emit-module", "-typecheck", "-parse", "-emit-ir",
    "-emit-sil",
    "-emit-silgen", "-emit-bc", "-emit-assembly", "-dump-ast", "-dump-parse", "-scan-dependencies",
    "-emit-pcm", "-emit-pch", "-print-ast", "-index-file", "-emit-imported-modules",
  ]

  /// The conditions that are defined with `-D`.
  package var conditions: Set<String> {
    var names = Set(values(after: "-D"))
    for word in flat where word.hasPrefix("-D") && word.count > 2 {
      names.insert(String(word.dropFirst(2)))
    }
    return names
  }

  /// The major version of the language mode; 5 by default, as in the compiler.
  package var languageVersion: Int {
    (value(after: "-swift-version")?.split(separator: ".").first).flatMap { Int($0) } ?? 5
  }

  /// The tools version of the manifest that is compiled, or `nil` if the call compiles no manifest.
  package var toolsVersion: (major: Int, minor: Int)? {
    guard let text = value(after: "-package-description-version") else { return nil }
    let parts = text.split(separator: ".").compactMap { Int($0) }
    return parts.count > 1 ? (parts[0], parts[1]) : nil
  }

  /// The absolute path of the compiled module, or `nil` if the call specifies none, or is one of the
  /// frontend, which may write only a part of a module.
  var modulePath: String? {
    isFrontend ? nil : value(after: "-emit-module-path").map { absolute($0) }
  }

  /// The folders in which modules are searched for.
  package var searchPaths: [String] {
    values(after: "-I")
      + flat.filter { $0.hasPrefix("-I") && $0.count > 2 }.map { String($0.dropFirst(2)) }
  }

  /// Returns whether the call passes a C module map that is inside a folder called `module` or
  /// `module.build`.
  package func hasModuleMap(of module: String) -> Bool {
    flat.contains { word in
      guard word.hasPrefix("-fmodule-map-file=") else { return false }
      let folders = word.split(separator: "/").dropLast()
      return folders.contains { $0 == module || $0 == "\(module).build" }
    }
  }

  private func value(after option: String) -> String? { values(after: option).last }

  private func values(after option: String) -> [String] {
    zip(flat, flat.dropFirst()).filter { $0.0 == option }.map(\.1)
  }

  /// Returns the absolute path for `path`, without `.` and `..`.
  package func absolute(_ path: String) -> String {
    guard !Self.isPlain(path) else { return path }
    var whole = path
    if !path.hasPrefix("/") {
      let folder =
        workingFolder
        ?? getcwd(nil, 0).map { pointer in
          defer { free(pointer) }
          return String(cString: pointer)
        }
      whole = "\(folder ?? "")/\(path)"
    }
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns whether `path` is absolute, and none of its components is empty or begins with a period.
  private static func isPlain(_ path: String) -> Bool {
    var previous = UInt8(ascii: "/")
    guard path.utf8.count > 1, path.utf8.first == previous else { return false }
    for byte in path.utf8.dropFirst() {
      if previous == UInt8(ascii: "/"), byte == previous || byte == UInt8(ascii: ".") {
        return false
      }
      previous = byte
    }
    return previous != UInt8(ascii: "/")
  }
}
