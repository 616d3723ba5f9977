// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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

// A package of its own: a package that merely depends on Mullion must not see `canImport(Combine)`
// turn true. No module needs another one of Mullion; all need Foundation and Dispatch alone, but for
// CryptoKit and CommonCrypto, whose hashes are OpenSSL's.
let settings: [SwiftSetting] =
  whole + [
    .swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault"),
  ]

/// Returns whether a directory of `PKG_CONFIG_PATH` or a standard pkg-config directory contains the
/// description of a library.
func isInstalled(_ library: String) -> Bool {
  let named = Context.environment["PKG_CONFIG_PATH"]?.split(separator: ":").map(String.init) ?? []
  let standard = [
    "/usr/lib/x86_64-linux-gnu/pkgconfig", "/usr/lib/aarch64-linux-gnu/pkgconfig",
    "/usr/lib64/pkgconfig", "/usr/lib/pkgconfig", "/usr/share/pkgconfig",
    "/usr/local/lib/pkgconfig", "/usr/local/lib64/pkgconfig",
  ]
  return (named + standard).contains {
    FileManager.default.fileExists(atPath: "\($0)/\(library).pc")
  }
}

/// Whether libcrypto is installed, which libssl-dev installs.
let hasLibCrypto = isInstalled("libcrypto")

/// Returns the target of a module with hashes, whose sources are in `LibCrypto`, or in `Unavailable` if
/// libcrypto is missing.
///
/// Each use of a declaration in `Unavailable` is an error that contains the name of the package to install.
func hashing(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: [hasLibCrypto ? "Unavailable" : "LibCrypto"],
    swiftSettings: settings)
}

/// The product with one library of all modules, which `mullion build` requests with `MULLION_PLATFORM`; empty
/// otherwise.
let platform: [Product] =
  Context.environment["MULLION_PLATFORM"] == nil
  ? []
  : [
    .library(
      name: "MullionModules", type: .dynamic,
      targets: [
        "Combine", "CommonCrypto", "CryptoKit", "FoundationAdditions", "Network", "ObjectiveC",
        "os", "OSLog", "Security",
      ])
  ]

let package = Package(
  name: "AppleModules",
  defaultLocalization: "en",
  products: platform + [
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CommonCrypto", targets: ["CommonCrypto"]),
    .library(name: "CryptoKit", targets: ["CryptoKit"]),
    .library(name: "Network", targets: ["Network"]),
    .library(name: "FoundationAdditions", targets: ["FoundationAdditions"]),
    .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "Security", targets: ["Security"]),
  ],
  targets: [
    .target(name: "Combine", swiftSettings: settings),
    hashing("CryptoKit", hasLibCrypto ? ["CMullionCrypto"] : []),
    hashing("CommonCrypto", ["CryptoKit"]),
    .target(name: "Network", swiftSettings: settings),
    .target(name: "CAtomicNumbers"),
    .target(name: "CPluralRules", linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "CLocaleFormats", linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Some of its sources are copies of Mullion's, which Scripts/copies writes.
    .target(
      name: "FoundationAdditions",
      dependencies: ["CAtomicNumbers", "CLocaleFormats", "CPluralRules"],
      swiftSettings: settings),
    .target(name: "ObjectiveC", swiftSettings: settings),
    .target(name: "CUnfairLock"),
    .target(name: "os", dependencies: ["CUnfairLock"], swiftSettings: settings),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: settings),
    .target(name: "Security", dependencies: ["FoundationAdditions"], swiftSettings: settings),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: settings),
    // The same files in both language modes: what uses Combine on iOS is written in either.
    .testTarget(name: "ApplicationTests", dependencies: ["Combine"]),
    .testTarget(
      name: "Application5Tests", dependencies: ["Combine"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "FoundationAdditionsTests", dependencies: ["FoundationAdditions"],
      resources: [.process("Resources")], swiftSettings: settings),
    .testTarget(name: "NetworkTests", dependencies: ["Network"], swiftSettings: settings),
    .testTarget(name: "ObjectiveCTests", dependencies: ["ObjectiveC"], swiftSettings: settings),
    .testTarget(name: "SecurityTests", dependencies: ["Security"], swiftSettings: settings),
    .testTarget(name: "osTests", dependencies: ["os", "OSLog"], swiftSettings: settings),
  ]
    + (hasLibCrypto
      ? [
        .systemLibrary(name: "CMullionCrypto", pkgConfig: "libcrypto"),
        .testTarget(name: "CryptoKitTests", dependencies: ["CryptoKit"], swiftSettings: settings),
        .testTarget(
          name: "CommonCryptoTests", dependencies: ["CommonCrypto"], swiftSettings: settings),
      ] : [])
    + (isInstalled("zlib")
      ? [
        // Not part of the library: its header finds Debian's when a source imports it.
        .systemLibrary(name: "zlib", path: "Sources/zlib/include", pkgConfig: "zlib"),
        .testTarget(name: "zlibTests", dependencies: ["zlib"], swiftSettings: settings),
      ] : [])
)
