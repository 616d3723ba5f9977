// SPDX-License-Identifier: Apache-2.0

/// The files of Mullion that builds use: compiled modules, libraries, and the programs of the compiler.
struct PlatformFiles: Sendable {
  /// The folders with the compiled Swift modules.
  let modules: [String]
  /// The folders with the libraries: the first one has ``PlatformLibrary/libraryName``, the last one
  /// ``PlatformLibrary/modulesName``.
  let libraries: [String]
  /// The folders with the C modules on which the Swift modules depend.
  let cModules: [String]
  /// The program that rewrites sources.
  let rewriter: String
  /// The relay program that replaces the compiler, and calls the rewriter if something is new.
  let relay: String
  /// The compiler plugin for previews.
  let plugin: String
  /// The linker arguments of programs that load the libraries.
  var linkArguments: [String] = []
}
