// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Mullion's modules and the compiler for unmodified sources, built once for a toolchain.
package struct PlatformLibrary: Sendable {
  /// The name of the library with UIKit and its dependencies.
  static let libraryName = "MullionPlatform"
  /// The name of the library with the modules besides UIKit.
  static let modulesName = "MullionModules"
  /// The name of the program that rewrites sources; the relay that is called in its place searches it in its
  /// own folder.
  static let rewriterName = "mullion-swiftc"

  /// The toolchain it was built with.
  package let toolchain: SwiftToolchain
  /// The path of the folder.
  let path: String
  /// The stamp of the sources.
  let stamp: String

  /// The stamp of the linked libraries and the compiler, which not every change of the sources affects.
  var productStamp: String {
    var stamp = FileStamp()
    stamp.add(file: mainLibrary)
    stamp.add(file: TestLibrary.path(in: products[0]))
    stamp.add(file: "\(products[1])/lib\(Self.modulesName).so")
    stamp.add(file: relay)
    stamp.add(file: rewriter)
    return stamp.text
  }

  private var folder: CacheFolder { CacheFolder(path: path) }

  /// The folder in which SwiftPM builds Mullion.
  var buildFolder: String { folder.file("build") }
  /// The folder in which SwiftPM builds the modules besides UIKit.
  var modulesFolder: String { folder.file("modules") }
  /// The folder in which SwiftPM builds the compiler.
  var compilerFolder: String { folder.file("compiler") }
  /// The folder of compiled C modules, shared by all builds because each would need about 50 MB.
  var moduleCache: String { folder.file("module-cache") }
  /// The folder of the rewritten sources.
  var overlayFolder: String { folder.file("overlays") }
  /// The program that rewrites sources; it is not optimized, which would triple its build time, since nearly
  /// all of its run time is spent in the toolchain's parser.
  var rewriter: String { "\(compilerFolder)/debug/\(Self.rewriterName)" }
  /// The relay program that replaces the compiler, and calls the rewriter if something is new.
  var relay: String { "\(compilerFolder)/release/mullion-relay" }
  /// The folders with finished modules and libraries.
  var products: [String] { ["\(buildFolder)/debug", "\(modulesFolder)/debug"] }
  /// The library with UIKit and its dependencies.
  var mainLibrary: String { "\(products[0])/lib\(Self.libraryName).so" }
  /// The folder with a `usr/bin` whose compiler accepts unmodified sources.
  package var shadowRoot: String { folder.file("toolchain") }
  /// The compiler for SwiftPM.
  package var compiler: String { "\(shadowRoot)/usr/bin/swiftc" }
}
