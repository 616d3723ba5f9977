// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The library with the modules of Mullion's that only tests need, because they stand on XCTest.
///
/// Every link is offered it, and only what names something of it is given it: an application starts
/// where there is no XCTest.
struct TestLibrary {
  /// The name of the library.
  static let name = "MullionTests"
  /// The modules in it, the last standing on the others.
  static let modules = ["SnapshotTesting", "InlineSnapshotTesting"]
  /// What a linker is told that takes it where it is needed; the library is in a folder it knows.
  static let linkArguments = ["--push-state", "--as-needed", "-l\(name)", "--pop-state"].flatMap {
    ["-Xlinker", $0]
  }

  let checkout: MullionCheckout
  let library: PlatformLibrary

  /// What SwiftPM is asked to compile.
  static var target: String { modules[modules.endIndex - 1] }

  /// Where it is: beside the library that it stands on.
  static func path(in products: String) -> String { "\(products)/lib\(name).so" }

  /// Links it of what SwiftPM compiled, unless it was linked of that.
  ///
  /// - Throws: `BuildError` when it can't be linked.
  func link(_ build: LoggedBuild) throws(BuildError) {
    let products = library.products[0]
    let path = Self.path(in: products)
    let objects = objects
    var stamp = FileStamp()
    for object in objects { stamp.add(file: object) }
    let folder = CacheFolder(path: library.path)
    let note = "\(Self.name).linked-of"
    // What stands on it is built anew when it is another file.
    if folder.text(note) == stamp.text, FileManager.default.fileExists(atPath: path) { return }
    try build.run(
      library.toolchain.program("swiftc"),
      ["-emit-library", "-module-name", Self.name, "-o", path] + objects
        + ["-L", products, "-l\(PlatformLibrary.libraryName)"]
        + ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"], adding: [:])
    try folder.write(stamp.text, note)
  }

  /// The objects of the sources that there are; what a deleted source left stands beside them.
  private var objects: [String] {
    Self.modules.flatMap { module in
      checkout.sources(of: module).map { source in
        "\(library.products[0])/\(module).build/\(source).o"
      }
    }
  }
}
