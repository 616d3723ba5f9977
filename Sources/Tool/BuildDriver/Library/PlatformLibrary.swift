// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Mullion's modules and the compiler for unmodified sources, built for a toolchain.
package struct PlatformLibrary: Sendable {
  /// The name of the library with UIKit and its dependencies.
  static let libraryName = "MullionPlatform"
  /// The name of the library with the modules besides UIKit.
  static let modulesName = "MullionModules"
  /// The name of the program that rewrites sources; the relay that is called in its place searches it in its
  /// own folder.
  static let rewriterName = "mullion-swiftc"
  /// The name of the compiler plugin for previews.
  static let pluginName = "MullionPreviewMacros-tool"

  /// The toolchain that the modules were built with.
  package let toolchain: SwiftToolchain
  /// The path of its folder in the cache.
  let path: String
  /// The stamp of the sources, or of the release.
  let stamp: String
  /// The compiled modules, the libraries and the compiler's programs.
  let files: PlatformFiles

  /// The stamp of the linked libraries and the compiler, which not every change of the sources affects.
  var productStamp: String {
    var stamp = FileStamp()
    stamp.add(file: mainLibrary)
    stamp.add(file: TestLibrary.path(in: files.libraries[0]))
    stamp.add(file: "\(files.libraries.last ?? "")/lib\(Self.modulesName).so")
    stamp.add(file: files.relay)
    stamp.add(file: files.rewriter)
    return stamp.text
  }

  private var folder: CacheFolder { CacheFolder(path: path) }

  /// The folder of compiled C modules, shared by all builds because each would need about 50 MB.
  var moduleCache: String { folder.file("module-cache") }
  /// The folder of the rewritten sources.
  var overlayFolder: String { folder.file("overlays") }
  /// The program that rewrites sources, in the toolchain's copy.
  var rewriter: String { "\(shadowRoot)/usr/bin/\(Self.rewriterName)" }
  /// The library with UIKit and its dependencies.
  var mainLibrary: String { "\(files.libraries[0])/lib\(Self.libraryName).so" }
  /// The folder with a copy of the toolchain, in which the compiler accepts unmodified sources.
  package var shadowRoot: String { folder.file("toolchain") }
  /// The path of the compiler that SwiftPM calls.
  package var compiler: String { "\(shadowRoot)/usr/bin/swiftc" }
}
