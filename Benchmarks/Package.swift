// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageDescription

// A package of its own, so that nobody who builds Mullion builds this. What it measures is internal
// to Mullion's package: the compiler is told that this target is a part of that package, by the name
// that SwiftPM makes of a package's folder.
let library = URL(filePath: Context.packageDirectory).deletingLastPathComponent()
  .lastPathComponent.lowercased()
let packageName = String(library.map { $0.isLetter || $0.isNumber ? $0 : "_" })

/// The library folders in which GTK is searched; the programs that measure windows are built only if it is
/// installed.
let hasGTK = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"]
  .contains { FileManager.default.fileExists(atPath: "\($0)/pkgconfig/gtk4.pc") }
let windowTargets: [Target] =
  hasGTK
  ? [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4"),
    .target(name: "CFrameProbe", dependencies: ["CGTK"]),
    .executableTarget(name: "gtkframes", dependencies: ["CFrameProbe", "CGTK"]),
    .executableTarget(
      name: "frames",
      dependencies: [
        "CFrameProbe", .product(name: "UIKit", package: library),
        .product(name: "GTKHost", package: library),
      ],
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v6)]),
  ] : []

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(path: "..")],
  targets: windowTargets + [
    .target(name: "CBench"),
    .executableTarget(
      name: "peerwork",
      dependencies: [
        "CBench", .product(name: "MullionDiffableSnapshots", package: library),
        .product(name: "UIKit", package: library),
      ],
      packageAccess: false,
      swiftSettings: [
        .swiftLanguageMode(.v6), .unsafeFlags(["-package-name", packageName]),
      ]),
    // The gallery's screens, which see public declarations alone.
    .target(
      name: "Screens",
      dependencies: [
        .product(name: "UIKit", package: library), .product(name: "Composer", package: library),
        .product(name: "MullionExtras", package: library),
      ],
      packageAccess: false,
      swiftSettings: [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CBench", "Screens",
        .product(name: "MullionDiffableSnapshots", package: library),
        .product(name: "MullionCompositionalLayout", package: library),
        .product(name: "UIKit", package: library),
        .product(name: "CollectionViewTesting", package: library),
        .product(name: "SnapshotTesting", package: library),
      ],
      packageAccess: false,
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .unsafeFlags(["-package-name", packageName]),
      ]),
  ]
)
