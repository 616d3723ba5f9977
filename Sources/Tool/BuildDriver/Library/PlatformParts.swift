// SPDX-License-Identifier: Apache-2.0

/// The modules of each build of the platform, with their estimated costs.
struct PlatformParts {
  /// The modules of UIKit and its dependencies.
  let platform: ModuleSources
  /// The modules besides UIKit.
  let modules: ModuleSources
  /// The modules of the compiler for unmodified sources.
  let compiler: ModuleSources
  /// The names of the modules of `platform` that are built.
  let platformNames: Set<String>

  /// Creates the parts of a checkout.
  ///
  /// - Complexity: O(*n*) in the total size of the sources.
  init(_ checkout: MullionCheckout) {
    platform = ModuleSources(in: checkout.targetsByModule)
    modules = ModuleSources(in: checkout.modulesTargetsByModule)
    compiler = ModuleSources(in: checkout.compilerTargetsByModule)
    let roots = checkout.platformModules + TestLibrary.modules
    platformNames = Set(roots + roots.flatMap(platform.below)).intersection(platform.stamps.keys)
  }

  /// The cost of each module: the size of its sources in bytes.
  var costs: [String: Int] {
    let built = platform.sizes.filter { platformNames.contains($0.key) }
    return built.merging(modules.sizes) { $0 + $1 }
      .merging(compiler.sizes) { $0 + $1 }
  }
}
