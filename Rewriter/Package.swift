// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageDescription

// A package of its own, so that nobody who builds Mullion builds this: it links the SwiftSyntax that
// comes with the toolchain, by flags that name the toolchain's folder.

/// The folder with the toolchain's own SwiftSyntax, beside the `swiftc` that is first on the path.
func toolchainLibraries() -> String? {
  let environment = Context.environment
  let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  let compilers =
    [environment["MULLION_TOOLCHAIN"].map { "\($0)/usr/bin/swiftc" }].compactMap(\.self)
    + folders.map { "\($0)/swiftc" }
  for compiler in compilers where FileManager.default.fileExists(atPath: compiler) {
    let usr = URL(filePath: compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    let host = usr.appending(path: "lib/swift/host").path
    if FileManager.default.fileExists(atPath: "\(host)/SwiftSyntax.swiftmodule") { return host }
  }
  return nil
}

/// Has debug builds compile a module as a whole; `MULLION_INCREMENTAL=1` leaves that away, as in Mullion's
/// own manifest.
let whole: [SwiftSetting] =
  Context.environment["MULLION_INCREMENTAL"] == nil
  ? [
    .unsafeFlags(
      [
        "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode",
        "-no-emit-module-separately-wmo",
      ], .when(configuration: .debug))
  ] : []

let settings: [SwiftSetting] =
  whole + [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ]

/// How the program that starts most is linked: with what it needs of Swift in it.
///
/// It is found and loaded in half the time then. Some toolchains come without what that needs, and tests
/// link its parts to libraries.
func linkingAlone(beside host: String) -> [LinkerSetting] {
  let libraries = "\(host)/../../swift_static/linux/static-stdlib-args.lnk"
  guard FileManager.default.fileExists(atPath: libraries) else { return [] }
  return [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))]
}

/// What there is with a toolchain that has SwiftSyntax, and what says that it has none.
let targets: [Target]
if let host = toolchainLibraries() {
  let parsing: [SwiftSetting] = settings + [.unsafeFlags(["-I", host])]
  let libraries: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])
  ]
  targets = [
    .target(name: "SourceRewriting", swiftSettings: parsing, linkerSettings: libraries),
    .target(name: "CompilerCalls", swiftSettings: settings),
    .target(
      name: "CompilerDriving", dependencies: ["CompilerCalls", "SourceRewriting"],
      swiftSettings: parsing),
    .executableTarget(
      name: "mullion-relay", dependencies: ["CompilerCalls"], swiftSettings: settings,
      linkerSettings: linkingAlone(beside: host)),
    .executableTarget(
      name: "mullion-swiftc", dependencies: ["CompilerDriving"], swiftSettings: parsing,
      linkerSettings: libraries),
    .testTarget(
      name: "SourceRewritingTests", dependencies: ["SourceRewriting"], swiftSettings: parsing,
      linkerSettings: libraries),
    .testTarget(
      name: "CompilerDrivingTests",
      dependencies: [
        "CompilerCalls", "CompilerDriving", "SourceRewriting", "mullion-relay", "mullion-swiftc",
      ],
      exclude: ["Fixtures"],
      swiftSettings: parsing, linkerSettings: libraries),
  ]
} else {
  targets = [
    .target(name: "CompilerCalls", swiftSettings: settings),
    .executableTarget(
      name: "mullion-relay", dependencies: ["CompilerCalls"], swiftSettings: settings),
    .executableTarget(
      name: "mullion-swiftc", path: "Sources/Unavailable", swiftSettings: settings),
  ]
}

let package = Package(
  name: "Rewriter",
  products: [
    .executable(name: "mullion-relay", targets: ["mullion-relay"]),
    .executable(name: "mullion-swiftc", targets: ["mullion-swiftc"]),
  ],
  targets: targets
)
