// SPDX-License-Identifier: Apache-2.0

/// The folders in which SwiftPM builds Mullion's own packages.
struct OwnBuilds: Sendable {
  /// The folder of the cache that contains them.
  let folder: CacheFolder

  /// The build of UIKit and its dependencies.
  var platform: String { folder.file("build") }
  /// The build of the modules besides UIKit.
  var modules: String { folder.file("modules") }
  /// The build of the compiler for unmodified sources.
  var compiler: String { folder.file("compiler") }
  /// The folders with finished modules and libraries.
  var products: [String] { ["\(platform)/debug", "\(modules)/debug"] }

  /// Returns the finished files of the builds of `checkout`.
  func files(_ checkout: MullionCheckout) -> PlatformFiles {
    PlatformFiles(
      modules: products.map { "\($0)/Modules" }, libraries: products,
      cModules: checkout.moduleFolders + [innerModules.path],
      // Not optimized, which would triple its build time: nearly all of its run time is spent in the
      // toolchain's parser.
      rewriter: "\(compiler)/debug/\(PlatformLibrary.rewriterName)",
      relay: "\(compiler)/release/mullion-relay",
      plugin: "\(products[0])/\(PlatformLibrary.pluginName)")
  }

  /// The folder with the names of the C modules whose declarations clients do not see.
  private var innerModules: CacheFolder { folder.folder("inner-modules") }

  /// Writes the names of the C modules that only Mullion's modules use.
  ///
  /// - Throws: `BuildError` when they cannot be written.
  func writeInnerModules(_ checkout: MullionCheckout) throws(BuildError) {
    try innerModules.make()
    try innerModules.write(
      checkout.innerModules.map { "module \($0) {}\n" }.joined(), "module.modulemap")
  }
}
