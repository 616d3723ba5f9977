// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The modules that every target may import: those of the toolchain, and Mullion's.
struct InstalledModules {
  /// The names of the modules.
  let names: Set<String>

  /// Creates the list of the modules in `library` and in its toolchain.
  init(of library: PlatformLibrary) {
    var names = Self.modules(of: library.toolchain)
    for folder in library.files.modules { names.formUnion(Self.modules(in: folder)) }
    self.names = names
  }

  /// Returns the names of the toolchain's modules.
  static func modules(of toolchain: SwiftToolchain) -> Set<String> {
    Set(modules(in: "\(toolchain.root)/usr/lib/swift/linux"))
  }

  /// Returns the names of the compiled modules in a folder.
  static func modules(in folder: String) -> [String] {
    let suffix = ".swiftmodule"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
  }
}
