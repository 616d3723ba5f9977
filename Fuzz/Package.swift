// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageDescription

// A package of its own, so that nobody who builds Mullion builds this: the fuzzer brings its own
// main function and needs every module to be instrumented (see README.md). What it calls is internal
// to Mullion's package: the compiler is told that these targets are a part of that package, by the name
// that SwiftPM makes of a package's folder.
let library = URL(filePath: Context.packageDirectory).deletingLastPathComponent()
  .lastPathComponent.lowercased()
let packageName = String(library.map { $0.isLetter || $0.isNumber ? $0 : "_" })

/// Returns an executable target for a libFuzzer program.
func fuzzer(_ name: String, _ product: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: [.product(name: product, package: library)],
    packageAccess: false,
    swiftSettings: [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .unsafeFlags(["-package-name", packageName]),
    ],
    // gold fails on what the sanitizers add.
    linkerSettings: [.unsafeFlags(["-use-ld=lld"])])
}

let package = Package(
  name: "Fuzz",
  dependencies: [.package(path: "..")],
  targets: [fuzzer("FuzzLayouts", "MullionExtras"), fuzzer("FuzzInterfaces", "UIKit")]
)
