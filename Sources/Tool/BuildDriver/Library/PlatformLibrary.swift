// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Mullion's modules and the compiler for unmodified sources, built once for a toolchain.
package struct PlatformLibrary: Sendable {
  /// The name of the library with UIKit and what it stands on.
  static let libraryName = "MullionPlatform"
  /// The name of the library with the modules beside UIKit.
  static let modulesName = "MullionModules"
  /// The name of the program that rewrites sources; the one that is called in its place looks for it beside
  /// itself.
  static let rewriterName = "mullion-swiftc"

  /// The toolchain it was built with.
  package let toolchain: SwiftToolchain
  /// Where it is.
  let path: String
  /// Another text for other sources.
  let stamp: String

  /// Another text when a library or the compiler was linked anew, which not every change of the
  /// sources leads to.
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

  /// Where SwiftPM builds Mullion.
  var buildFolder: String { folder.file("build") }
  /// Where SwiftPM builds the modules beside UIKit.
  var modulesFolder: String { folder.file("modules") }
  /// Where SwiftPM builds the compiler.
  var compilerFolder: String { folder.file("compiler") }
  /// The folder of compiled C modules, which all builds share: each would have some 50 MB of its own.
  var moduleCache: String { folder.file("module-cache") }
  /// Where the compiler keeps what it rewrote.
  var overlayFolder: String { folder.file("overlays") }
  /// The program that rewrites sources; it is not optimized, which would take three times as long to build, since
  /// nearly all of its time is that of the toolchain's parser, which is.
  var rewriter: String { "\(compilerFolder)/debug/\(Self.rewriterName)" }
  /// The program that stands in the places of the compiler, and calls the other one where something is new.
  var relay: String { "\(compilerFolder)/release/mullion-relay" }
  /// The folders with finished modules and libraries.
  var products: [String] { ["\(buildFolder)/debug", "\(modulesFolder)/debug"] }
  /// The library with UIKit and what it stands on.
  var mainLibrary: String { "\(products[0])/lib\(Self.libraryName).so" }
  /// The folder with a `usr/bin` whose compiler reads unmodified sources.
  package var shadowRoot: String { folder.file("toolchain") }
  /// The compiler for SwiftPM.
  package var compiler: String { "\(shadowRoot)/usr/bin/swiftc" }
}
