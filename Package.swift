// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import CompilerPluginSupport
import PackageDescription

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// The ladder (ARCHITECTURE.md): a target depends only on targets of lower rungs.
// `Scripts/check` reads this manifest and fails when an arrow points up or sideways.

#if os(macOS)

// Apple's platforms have UIKit. There the package is Composer alone, on Apple's own UIKit.
let package = Package(
  name: "Mullion",
  platforms: [.iOS(.v15), .tvOS(.v15)],
  products: [.library(name: "Composer", targets: ["Composer"])],
  targets: [.target(name: "Composer")]
)

#else

/// Whether pkg-config knows every one of `modules`; system libraries are optional.
func pkgConfigKnows(_ modules: String...) -> Bool {
  let named = Context.environment["PKG_CONFIG_PATH"]?.split(separator: ":").map(String.init) ?? []
  let standard = [
    "/usr/lib/x86_64-linux-gnu/pkgconfig", "/usr/lib/aarch64-linux-gnu/pkgconfig",
    "/usr/lib64/pkgconfig", "/usr/lib/pkgconfig", "/usr/share/pkgconfig",
    "/usr/local/lib/pkgconfig", "/usr/local/share/pkgconfig",
  ]
  return modules.allSatisfy { module in
    (named + standard).contains { FileManager.default.fileExists(atPath: "\($0)/\(module).pc") }
  }
}

let hasCairo = pkgConfigKnows("pangocairo", "pangoft2", "fontconfig", "gdk-pixbuf-2.0")
let hasGTK = hasCairo && pkgConfigKnows("gtk4")

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]
let checked: [SwiftSetting] = settings + [.define("INTERNAL_CHECKS", .when(configuration: .debug))]

/// A module of the library: sees the package's own declarations.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], defines: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: checked + defines.map { .define($0) })
}

/// A module whose sources behind a system library stand in `folder`, with the sentence that says
/// what to install in `Unavailable` when the library is missing.
func host(
  _ name: String, _ dependencies: [Target.Dependency], folder: String, available: Bool
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: [available ? "Unavailable" : folder],
    swiftSettings: settings + (available ? [.define("MULLION_\(folder.uppercased())")] : []))
}

/// A client of the public API: the compiler hides `package` declarations from it.
func client(
  _ name: String, _ dependencies: [Target.Dependency], path: String? = nil,
  resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, resources: resources,
    packageAccess: false, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil,
  exclude: [String] = [], defines: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources,
    swiftSettings: settings + defines.map { .define($0) })
}

let systemLibraries: [Target] =
  (hasCairo
    ? [
      .systemLibrary(name: "CMullionCairo", pkgConfig: "pangocairo"),
      .systemLibrary(name: "CMullionPixbuf", pkgConfig: "gdk-pixbuf-2.0"),
    ] : [])
  + (hasGTK ? [.systemLibrary(name: "CMullionGTK", pkgConfig: "gtk4")] : [])

/// One library of all that an application may import, for which `mullion build` asks.
///
/// What stands on XCTest is none of it: `mullion build` links that beside it, for tests alone.
let platform: [Product] =
  Context.environment["MULLION_PLATFORM"] == nil
  ? []
  : [
    .library(
      name: "MullionPlatform", type: .dynamic,
      targets: [
        "UIKit", "MullionExtras", "CollectionViewTesting", "GTKHost", "PreviewViews",
        "SafariServices", "ImageIO", "UniformTypeIdentifiers", "Accessibility", "Accelerate",
        "CoreImage", "CoreMedia", "AVFoundation", "AVKit", "Photos", "PhotosUI",
        "MobileCoreServices", "CoreServices",
      ])
  ]

/// The modules that an application gets with UIKit where nothing else gives it what iOS has in them.
///
/// `mullion build` has the package Modules, which compiles the same files.
let plain: [Target.Dependency] =
  Context.environment["MULLION_PLATFORM"] == nil ? ["MullionFoundation"] : []

let package = Package(
  name: "Mullion",
  products: platform + [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Composer", targets: ["Composer"]),
    .library(name: "MullionExtras", targets: ["MullionExtras"]),
    .library(name: "CollectionViewTesting", targets: ["CollectionViewTesting"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "ImageIO", targets: ["ImageIO"]),
    .library(name: "Accessibility", targets: ["Accessibility"]),
    .library(name: "Accelerate", targets: ["Accelerate"]),
    .library(name: "CoreImage", targets: ["CoreImage"]),
    .library(name: "CoreMedia", targets: ["CoreMedia"]),
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
    .library(name: "AVKit", targets: ["AVKit"]),
    .library(name: "Photos", targets: ["Photos"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "DiffableSnapshots", targets: ["DiffableSnapshots"]),
    .library(name: "CompositionalLayout", targets: ["CompositionalLayout"]),
    .library(name: "CairoHost", targets: ["CairoHost"]),
    .library(name: "GTKHost", targets: ["GTKHost"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "mullion", targets: ["mullion"]),
  ],
  targets: systemLibraries + [
    // Rung 0
    .target(name: "CMullionTearDown"),
    .target(name: "CMullionLetters"),
    .target(name: "CMullionLines"),
    .target(name: "CMullionPlurals", linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Declares the submodule UIKit.UIGestureRecognizerSubclass.
    .target(name: "CMullionSubmodules"),
    module("MullionContracts", ["CMullionLines"], defines: plain.isEmpty ? [] : ["MULLION_PLAIN"]),
    module("CollectionGeometry", ["MullionContracts"]),
    module("CoreGraphics", ["CollectionGeometry", "_Testing_CoreGraphics"]),
    module("ConstraintSolver"),
    // Answers the compiler itself, so that nobody who depends on Mullion builds SwiftSyntax.
    .macro(name: "PreviewMacros", swiftSettings: settings),
    module("XcodeProjects", ["MullionContracts"]),
    // The package Modules compiles the same files into a module of its own.
    module("StringCatalogues"),
    module("UniformTypes"),
    module("Accessibility"),
    module("Accelerate"),
    module("CoreMedia"),
    module("_Testing_CoreGraphics"),
    module("_Testing_CoreImage"),
    module("_Testing_UIKit"),
    .target(name: "RandomTesting", path: "Tests/RandomTesting", swiftSettings: settings),
    // Rung 1
    // The package Modules compiles the same files into modules of its own.
    module("MullionFoundation", ["StringCatalogues", "CMullionPlurals"]),
    module("PlatformBuilds", ["XcodeProjects", "StringCatalogues", "MullionContracts"]),
    module("CompositionalLayout", ["CollectionGeometry", "MullionContracts"]),
    module("DiffableSnapshots", ["MullionContracts"]),
    module("InterfaceDocuments", ["MullionContracts"]),
    module("DisplayTree", ["CollectionGeometry", "CoreGraphics"]),
    module("UniformTypeIdentifiers", ["UniformTypes"]),
    module("MobileCoreServices", ["UniformTypes", "CoreGraphics"]),
    // Rung 2
    module("CoreServices", ["MobileCoreServices"]),
    module(
      "ViewTree",
      [
        "Accessibility", "CMullionTearDown", "CollectionGeometry", "ConstraintSolver",
        "CoreGraphics", "DisplayTree", "MullionContracts",
      ]),
    host(
      "CairoHost",
      ["DisplayTree", "CoreGraphics", "CollectionGeometry", "MullionContracts"]
        + (hasCairo ? ["CMullionCairo", "CMullionPixbuf"] : []),
      folder: "Cairo", available: hasCairo),
    module("ImageIO", ["DisplayTree", "CoreGraphics", "CollectionGeometry", "MullionContracts"]),
    module("LayoutCases", ["CompositionalLayout", "CollectionGeometry", "MullionContracts"]),
    module("SnapshotCases", ["DiffableSnapshots", "MullionContracts"]),
    // Rung 3
    module(
      "CoreImage",
      [
        "ImageIO", "ViewTree", "DisplayTree", "CoreGraphics", "CollectionGeometry",
        "_Testing_CoreImage",
        "MullionContracts",
      ]),
    module("QuartzCore", ["ViewTree", "CoreGraphics", "CollectionGeometry"]),
    module(
      "Controls",
      ["ViewTree", "DisplayTree", "CollectionGeometry", "CoreGraphics", "MullionContracts"]),
    .target(
      name: "ViewStage", dependencies: ["ViewTree", "CollectionGeometry"], path: "Tests/ViewStage",
      swiftSettings: settings),
    // Rung 4
    module(
      "AVFoundation",
      [
        "CoreMedia", "QuartzCore", "ImageIO", "DisplayTree", "CoreGraphics", "CollectionGeometry",
        "MullionContracts",
      ]),
    module(
      "ViewControllers",
      ["Controls", "ViewTree", "CollectionGeometry", "MullionContracts", "UniformTypes"]),
    // Rung 5
    module(
      "CollectionViews",
      [
        "CompositionalLayout", "Controls", "DiffableSnapshots", "ViewControllers", "ViewTree",
        "CollectionGeometry", "MullionContracts",
      ]),
    module("DeveloperToolsSupport", ["PreviewMacros", "ViewControllers", "ViewTree"]),
    // Rung 6
    // Nobody but `mullion build` has files import it.
    module(
      "PreviewViews",
      ["DeveloperToolsSupport", "ViewControllers", "ViewTree", "CollectionGeometry"]),
    module(
      "Tables",
      [
        "CollectionViews", "CompositionalLayout", "Controls", "DiffableSnapshots",
        "ViewControllers", "ViewTree", "DisplayTree", "CollectionGeometry", "MullionContracts",
        "CMullionLetters",
      ]),
    module(
      "InterfaceFiles",
      [
        "InterfaceDocuments", "Tables", "CollectionViews", "CompositionalLayout", "Controls",
        "StringCatalogues", "ViewControllers", "ViewTree", "CollectionGeometry", "MullionContracts",
      ]),
    // Rung 7
    module(
      "UIKit",
      [
        "InterfaceFiles", "Tables", "CollectionViews", "ViewControllers", "CompositionalLayout",
        "Controls", "DeveloperToolsSupport", "DiffableSnapshots",
        "ViewTree", "QuartzCore", "CoreImage", "Accessibility", "CoreGraphics",
        "CollectionGeometry", "CMullionSubmodules", "_Testing_UIKit",
      ] + plain, defines: plain.isEmpty ? [] : ["MULLION_PLAIN"]),
    module(
      "MullionExtras",
      [
        "CollectionViews", "CompositionalLayout", "DiffableSnapshots", "LayoutCases", "ViewTree",
        "MullionContracts",
      ]),
    // Rung 8
    client("Composer", ["UIKit"]),
    module("SafariServices", ["UIKit", "MullionContracts"]),
    module("AVKit", ["AVFoundation", "UIKit"]),
    module("Photos", ["UIKit", "UniformTypes"]),
    .target(name: "CMullionClock"),
    .target(name: "CMullionLanguage"),
    module(
      "CollectionViewTesting",
      [
        "UIKit", "CollectionViews", "Controls", "DeveloperToolsSupport", "ViewControllers",
        "ViewTree",
        "LayoutCases", "CompositionalLayout", "CollectionGeometry", "MullionContracts",
        "StringCatalogues", "UniformTypes", "CMullionClock", "CMullionLanguage",
      ]),
    host(
      "GTKHost",
      ["CairoHost", "ViewControllers", "ViewTree", "CollectionGeometry", "MullionContracts"]
        + (hasGTK ? ["CMullionGTK", "CMullionCairo"] : []),
      folder: "GTK", available: hasGTK),
    .target(
      name: "CollectionStage", dependencies: ["UIKit"], path: "Tests/CollectionStage",
      swiftSettings: settings),
    // Rung 9
    module(
      "PhotosUI", ["Photos", "UIKit", "ViewControllers", "UniformTypeIdentifiers", "UniformTypes"]),
    module(
      "SnapshotTesting",
      [
        "CollectionViewTesting", "CairoHost", "UIKit", "Controls", "ViewTree", "CoreGraphics",
        "CollectionGeometry", "MullionContracts",
      ]),
    client("GalleryScreens", ["UIKit", "Composer", "MullionExtras"]),
    client("Recorder", ["UIKit"], path: "Conformance/Sources/Recorder"),
    // Rung 10
    module("InlineSnapshotTesting", ["SnapshotTesting", "MullionContracts"]),
    .executableTarget(
      name: "gallery", dependencies: ["GalleryScreens", "UIKit", "GTKHost"], packageAccess: false,
      swiftSettings: settings),
    .executableTarget(
      name: "mullion",
      dependencies: [
        "GalleryScreens", "CollectionViewTesting", "LayoutCases", "CairoHost", "DiffableSnapshots",
        "SnapshotCases", "MullionContracts", "ViewTree", "UIKit", "CollectionViews",
        "CompositionalLayout", "CollectionGeometry", "InterfaceFiles", "PlatformBuilds",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "Swatches", dependencies: ["UIKit", "GTKHost"], path: "Examples/Swatches",
      packageAccess: false, swiftSettings: settings),
    .executableTarget(
      name: "HelloCollection", dependencies: ["UIKit", "GTKHost"], path: "Examples/HelloCollection",
      packageAccess: false, swiftSettings: settings),
    .executableTarget(
      name: "record", dependencies: ["Recorder", "CollectionViewTesting", "UIKit"],
      path: "Conformance/Sources/record", packageAccess: false, swiftSettings: settings),
    .target(
      name: "NewsFeed", dependencies: ["UIKit"], path: "Examples/NewsFeed/Sources/NewsFeed",
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v6)]),
    // Tests
    tests("MullionContractsTests", ["MullionContracts"]),
    tests("AccessibilityTests", ["Accessibility"]),
    tests("AccelerateTests", ["Accelerate", "RandomTesting"]),
    tests("UniformTypeIdentifiersTests", ["UniformTypeIdentifiers", "UniformTypes"]),
    tests("PreviewViewsTests", ["PreviewViews", "DeveloperToolsSupport", "UIKit"]),
    tests("ConstraintSolverTests", ["ConstraintSolver", "RandomTesting"]),
    tests("XcodeProjectsTests", ["XcodeProjects", "RandomTesting"]),
    tests("InterfaceDocumentsTests", ["InterfaceDocuments", "RandomTesting"]),
    tests("PlatformBuildsTests", ["PlatformBuilds", "XcodeProjects"]),
    tests("CollectionGeometryTests", ["CollectionGeometry", "MullionContracts"]),
    tests(
      "CompositionalLayoutTests",
      [
        "CompositionalLayout", "LayoutCases", "CollectionGeometry", "MullionContracts",
        "RandomTesting",
      ]),
    tests(
      "LayoutCasesTests",
      ["LayoutCases", "CompositionalLayout", "CollectionGeometry", "RandomTesting"],
      resources: [.copy("Fixtures")]),
    tests(
      "DiffableSnapshotsTests",
      ["DiffableSnapshots", "SnapshotCases", "MullionContracts", "RandomTesting"],
      resources: [.copy("Fixtures")]),
    tests(
      "ViewTreeTests",
      [
        "ViewStage", "Controls", "ViewTree", "CollectionGeometry", "CoreGraphics",
        "MullionContracts", "RandomTesting",
      ]),
    tests(
      "ControlsTests",
      [
        "ViewStage", "Controls", "ViewTree", "CollectionGeometry", "CoreGraphics",
        "MullionContracts", "RandomTesting",
      ]),
    tests(
      "CollectionViewsTests",
      [
        "UIKit", "CollectionViews", "DiffableSnapshots", "CollectionStage", "CollectionViewTesting",
        "CollectionGeometry", "Controls", "ViewStage", "ViewTree", "MullionContracts",
        "RandomTesting",
      ]),
    tests(
      "InterfaceFilesTests",
      [
        "UIKit", "InterfaceFiles", "InterfaceDocuments", "CollectionStage", "CollectionViewTesting",
        "CairoHost", "ViewControllers", "ViewTree", "MullionContracts", "RandomTesting",
      ], resources: [.process("Files"), .copy("Looks.xcassets")], exclude: ["Goldens"]),
    tests(
      "MullionExtrasTests",
      ["MullionExtras", "UIKit", "CollectionStage", "CollectionViews", "ViewStage", "ViewTree"]),
    tests(
      "ViewControllersTests",
      [
        "UIKit", "CollectionViewTesting", "UniformTypeIdentifiers", "ViewControllers", "ViewStage",
        "ViewTree", "MullionContracts", "RandomTesting",
      ]),
    tests(
      "CairoHostTests",
      [
        "CairoHost", "UIKit", "ViewTree", "CoreGraphics", "CollectionGeometry", "MullionContracts",
        "RandomTesting",
      ]
        + (hasCairo ? ["CMullionCairo", "CMullionPixbuf"] : []),
      defines: hasCairo ? ["MULLION_CAIRO"] : []),
    tests(
      "GTKHostTests",
      [
        "GTKHost", "CairoHost", "CollectionStage", "UIKit", "UniformTypeIdentifiers", "ViewStage",
        "ViewTree", "CollectionGeometry",
      ]
        + (hasGTK ? ["CMullionGTK", "CMullionCairo"] : []),
      defines: hasGTK ? ["MULLION_GTK"] : []),
    tests("ComposerTests", ["Composer", "UIKit", "CollectionViewTesting"]),
    tests("CoreMediaTests", ["CoreMedia"]),
    tests("MobileCoreServicesTests", ["MobileCoreServices"]),
    tests("AVFoundationTests", ["AVFoundation", "CoreMedia", "CoreGraphics", "DisplayTree"]),
    tests("PhotosUITests", ["PhotosUI", "CollectionViewTesting"]),
    tests("SafariServicesTests", ["SafariServices", "CollectionViewTesting"]),
    tests(
      "CoreImageTests",
      ["ViewTree", "CoreImage", "CoreGraphics", "DisplayTree"] + (hasCairo ? ["CairoHost"] : []),
      defines: hasCairo ? ["MULLION_CAIRO"] : []),
    tests(
      "ImageIOTests", ["ImageIO", "CoreGraphics", "DisplayTree"] + (hasCairo ? ["CairoHost"] : []),
      defines: hasCairo ? ["MULLION_CAIRO"] : []),
    tests(
      "CollectionViewTestingTests",
      [
        "CollectionStage", "CollectionViewTesting", "LayoutCases", "MullionContracts",
        "RandomTesting", "UIKit", "ViewTree",
      ]),
    tests(
      "SnapshotTestingTests",
      ["SnapshotTesting", "InlineSnapshotTesting", "CollectionViewTesting", "UIKit"],
      exclude: ["__Snapshots__"]),
    tests(
      "GalleryTests",
      ["GalleryScreens", "CollectionViewTesting", "CairoHost", "UIKit", "ViewTree"],
      exclude: ["Goldens"]),
    tests(
      "CommandTests",
      [
        "mullion", "gallery", "UIKit", "CollectionStage", "CollectionViewTesting", "PlatformBuilds",
      ]),
    .testTarget(
      name: "ConformanceTests", dependencies: ["Recorder", "record", "MullionContracts"],
      path: "Conformance/Tests/ConformanceTests", swiftSettings: settings),
    .testTarget(
      name: "NewsFeedTests", dependencies: ["NewsFeed", "CollectionViewTesting"],
      path: "Examples/NewsFeed/Tests/NewsFeedTests", exclude: ["Goldens"], packageAccess: false,
      swiftSettings: settings),
    .testTarget(
      name: "InterfaceTests", dependencies: ["UIKit", "UniformTypeIdentifiers"],
      packageAccess: false,
      swiftSettings: settings),
    tests("DecisionTests", ["UIKit", "CollectionStage", "CoreGraphics", "MullionContracts"]),
    .testTarget(
      name: "SeedsTests", dependencies: ["UIKit", "Composer", "CollectionViewTesting"],
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

#endif
