// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A copy of the toolchain's folder, by links, in which the compiler is replaced.
struct ShadowToolchain {
  let library: PlatformLibrary
  /// The folder of the cache with the sources of projects, which are links.
  let projects: String

  /// Creates the folder, or completes it.
  ///
  /// - Throws: `BuildError` when it cannot be created.
  func make() throws(BuildError) {
    let toolchain = library.toolchain
    let shadow = CacheFolder(path: library.shadowRoot)
    let programs = shadow.folder("usr").folder("bin")
    try programs.make()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: toolchain.folder)) ?? []
    let ours: Set = ["swiftc", "swift-frontend"]
    for name in names where !ours.contains(name) {
      try programs.link(name, to: "\(toolchain.folder)/\(name)")
    }
    // Copied, not linked: SwiftPM resolves links, and searches for the toolchain's libraries from their
    // target. The programs of a release find these libraries from their own folder.
    for name in ours { try programs.copy(library.files.relay, as: name) }
    try programs.copy(library.files.rewriter, as: PlatformLibrary.rewriterName)
    try programs.copy(library.files.plugin, as: PlatformLibrary.pluginName)
    for name in ["include", "lib", "libexec", "share"] {
      try shadow.folder("usr").link(name, to: "\(toolchain.root)/usr/\(name)")
    }
    try programs.write(settings(programs).text, DriverSettings.name)
  }

  private func settings(_ programs: CacheFolder) -> DriverSettings {
    let files = library.files
    return DriverSettings(
      compilerFolder: library.toolchain.folder, overlayFolder: library.overlayFolder,
      searchPaths: files.modules + files.cModules,
      compileArguments: ["-module-cache-path", library.moduleCache],
      linkArguments: files.libraries.flatMap {
        ["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]
      }
        // Passed as a file, it precedes Dispatch and Foundation in symbol lookup, so that the test kit's
        // clock and languages can interpose their functions.
        + [library.mainLibrary, "-l\(PlatformLibrary.modulesName)"]
        + TestLibrary.linkArguments + files.linkArguments,
      plugins: ["\(programs.file(PlatformLibrary.pluginName))#MullionPreviewMacros"],
      linkFolders: [projects])
  }
}
