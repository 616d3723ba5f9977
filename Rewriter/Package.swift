// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageDescription

// A package of its own, so that nobody who builds Mullion builds this: it links the SwiftSyntax that
// comes with the toolchain, by flags that name the toolchain's folder.

/// Returns the folder of the toolchain's own SwiftSyntax, or `nil` if there is none.
///
/// The toolchain is that of `MULLION_TOOLCHAIN`, or else the first in `PATH` that has SwiftSyntax.
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

/// The settings with which debug builds compile a module as a whole; empty if `MULLION_INCREMENTAL` is set,
/// as in Mullion's own manifest.
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

/// Returns the linker settings that link the Swift libraries statically into the program that is started most
/// often.
///
/// It is then loaded in half the time. The result is empty if the toolchain has no static libraries; tests
/// link the parts of the program to shared libraries.
func linkingAlone(beside host: String) -> [LinkerSetting] {
  let libraries = "\(host)/../../swift_static/linux/static-stdlib-args.lnk"
  guard FileManager.default.fileExists(atPath: libraries) else { return [] }
  return [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))]
}

/// The targets: all of them if the toolchain has SwiftSyntax; otherwise the relay, and a rewriter that
/// reports that it is unavailable.
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
