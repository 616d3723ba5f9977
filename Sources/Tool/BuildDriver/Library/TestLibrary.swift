// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The library with Mullion's modules for tests, which depend on XCTest.
///
/// It is available to every link, but only linked if one of its symbols is used, so that an application
/// starts on a machine without XCTest.
struct TestLibrary {
  /// The name of the library.
  static let name = "MullionTests"
  /// The modules in the library; the last one depends on the others.
  static let modules = ["SnapshotTesting", "InlineSnapshotTesting"]
  /// The linker arguments that link the library if needed, from a known folder.
  static let linkArguments = ["--push-state", "--as-needed", "-l\(name)", "--pop-state"].flatMap {
    ["-Xlinker", $0]
  }

  let checkout: MullionCheckout
  let library: PlatformLibrary

  /// The target that SwiftPM compiles.
  static var target: String { modules[modules.endIndex - 1] }

  /// Returns the path of the library, which is beside the one on which it depends.
  static func path(in products: String) -> String { "\(products)/lib\(name).so" }

  /// Links the library from the objects that SwiftPM compiled, unless that was done already.
  ///
  /// - Throws: `BuildError` when it cannot be linked.
  func link(_ build: LoggedBuild) throws(BuildError) {
    let products = library.files.libraries[0]
    let path = Self.path(in: products)
    let objects = objects
    var stamp = FileStamp()
    for object in objects { stamp.add(file: object) }
    let folder = CacheFolder(path: library.path)
    let note = "\(Self.name).linked-of"
    // Products that link the library are rebuilt when its file changes.
    if folder.text(note) == stamp.text, FileManager.default.fileExists(atPath: path) { return }
    try build.run(
      library.toolchain.program("swiftc"),
      ["-emit-library", "-module-name", Self.name, "-o", path] + objects
        + ["-L", products, "-l\(PlatformLibrary.libraryName)"]
        + ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"], adding: [:])
    try folder.write(stamp.text, note)
  }

  /// The object files of existing sources; those of deleted sources remain beside them.
  private var objects: [String] {
    Self.modules.flatMap { module in
      checkout.sources(of: module).map { source in
        "\(library.files.libraries[0])/\(module).build/\(source).o"
      }
    }
  }
}
