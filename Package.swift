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
  targets: [.target(name: "Composer", path: "Sources/Lists/Composer")]
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

/// The name of the target that stands at `place`: a module's name after that of its family.
func name(of place: String) -> String { String(place.split(separator: "/").last ?? "") }

/// A module of the library: sees the package's own declarations.
func module(
  _ place: String, in root: String = "Sources", _ dependencies: [Target.Dependency] = [],
  defines: [String] = []
) -> Target {
  .target(
    name: name(of: place), dependencies: dependencies, path: "\(root)/\(place)",
    swiftSettings: checked + defines.map { .define($0) })
}

/// A module in C.
func shim(_ place: String, linking libraries: [String] = []) -> Target {
  .target(
    name: name(of: place), path: "Sources/\(place)",
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// A module whose sources behind a system library stand in `folder`, with the sentence that says
/// what to install in `Unavailable` when the library is missing.
func host(
  _ place: String, _ dependencies: [Target.Dependency], folder: String, available: Bool
) -> Target {
  .target(
    name: name(of: place), dependencies: dependencies, path: "Sources/\(place)",
    exclude: [available ? "Unavailable" : folder],
    swiftSettings: settings + (available ? [.define("MULLION_\(folder.uppercased())")] : []))
}

/// A program that is a client of the public API.
func program(
  _ place: String, in root: String = "Sources", _ dependencies: [Target.Dependency]
) -> Target {
  .executableTarget(
    name: name(of: place), dependencies: dependencies, path: "\(root)/\(place)",
    packageAccess: false, swiftSettings: settings)
}

/// A client of the public API: the compiler hides `package` declarations from it.
func client(
  _ place: String, in root: String = "Sources", _ dependencies: [Target.Dependency]
) -> Target {
  .target(
    name: name(of: place), dependencies: dependencies, path: "\(root)/\(place)",
    packageAccess: false, swiftSettings: settings)
}

func tests(
  _ place: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil,
  exclude: [String] = [], defines: [String] = []
) -> Target {
  .testTarget(
    name: name(of: place), dependencies: dependencies, path: "Tests/\(place)",
    exclude: exclude, resources: resources,
    swiftSettings: settings + defines.map { .define($0) })
}

let systemLibraries: [Target] =
  (hasCairo
    ? [
      .systemLibrary(
        name: "CMullionCairo", path: "Sources/Hosts/CMullionCairo", pkgConfig: "pangocairo"),
      .systemLibrary(
        name: "CMullionPixbuf", path: "Sources/Hosts/CMullionPixbuf", pkgConfig: "gdk-pixbuf-2.0"),
    ] : [])
  + (hasGTK
    ? [.systemLibrary(name: "CMullionGTK", path: "Sources/Hosts/CMullionGTK", pkgConfig: "gtk4")]
    : [])

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
/// `mullion build` has the package AppleModules, which has copies of the files.
let plain: [Target.Dependency] =
  Context.environment["MULLION_PLATFORM"] == nil ? ["MullionFoundation"] : []

/// The libraries of one module, which bears the library's name.
let libraries = [
  "UIKit", "Composer", "MullionExtras", "CollectionViewTesting", "SnapshotTesting",
  "InlineSnapshotTesting", "SafariServices", "ImageIO", "Accessibility", "Accelerate",
  "CoreImage", "CoreMedia", "AVFoundation", "AVKit", "Photos", "PhotosUI", "MobileCoreServices",
  "UniformTypeIdentifiers", "DiffableSnapshots", "CompositionalLayout", "CairoHost", "GTKHost",
]

/// Has UIKit hand on the frameworks that iOS's does; `mullion build` always asks for it.
let frameworks = "AppleFrameworks"

let package = Package(
  name: "Mullion",
  products: platform + libraries.map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "mullion", targets: ["mullion"]),
  ],
  traits: [
    .trait(name: frameworks, description: "UIKit re-exports CoreImage, as it does on iOS."),
    .default(enabledTraits: platform.isEmpty ? [] : [frameworks]),
  ],
  targets: systemLibraries + [
    // Rung 0
    shim("Base/CMullionTearDown"),
    shim("Base/CMullionLetters"),
    shim("Base/CMullionLines"),
    shim("Base/CMullionPlurals", linking: ["_FoundationICU"]),
    // Declares the submodule UIKit.UIGestureRecognizerSubclass.
    shim("Controllers/CMullionSubmodules"),
    module(
      "Base/MullionContracts", ["CMullionLines"],
      defines: plain.isEmpty ? [] : ["MULLION_PLAIN"]),
    module("Base/CollectionGeometry", ["MullionContracts"]),
    module("Base/CoreGraphics", ["CollectionGeometry", "_Testing_CoreGraphics"]),
    module("Base/ConstraintSolver"),
    // Answers the compiler itself, so that nobody who depends on Mullion builds SwiftSyntax.
    .macro(
      name: "PreviewMacros", path: "Sources/Controllers/PreviewMacros", swiftSettings: settings),
    module("Tool/XcodeProjects", ["MullionContracts"]),
    // The package AppleModules has copies of the files.
    module("Base/StringCatalogues"),
    module("Base/UniformTypes"),
    module("Base/Accessibility"),
    module("Frameworks/Accelerate"),
    module("Frameworks/CoreMedia"),
    module("Base/_Testing_CoreGraphics"),
    module("Frameworks/_Testing_CoreImage"),
    module("Controllers/_Testing_UIKit"),
    module("Base/RandomTesting", in: "Tests"),
    // Rung 1
    // The package AppleModules has copies of the files.
    module("Base/MullionFoundation", ["StringCatalogues", "CMullionPlurals"]),
    module("Tool/PlatformBuilds", ["XcodeProjects", "StringCatalogues", "MullionContracts"]),
    module("Lists/CompositionalLayout", ["CollectionGeometry", "MullionContracts"]),
    module("Lists/DiffableSnapshots", ["MullionContracts"]),
    module("Controllers/InterfaceDocuments", ["MullionContracts"]),
    module("Views/DisplayTree", ["CollectionGeometry", "CoreGraphics"]),
    module("Frameworks/UniformTypeIdentifiers", ["UniformTypes"]),
    module("Frameworks/MobileCoreServices", ["UniformTypes", "CoreGraphics"]),
    // Rung 2
    module("Frameworks/CoreServices", ["MobileCoreServices"]),
    module(
      "Views/ViewTree",
      [
        "Accessibility", "CMullionTearDown", "CollectionGeometry", "ConstraintSolver",
        "CoreGraphics", "DisplayTree", "MullionContracts",
      ]),
    host(
      "Hosts/CairoHost",
      ["DisplayTree", "CoreGraphics", "CollectionGeometry", "MullionContracts"]
        + (hasCairo ? ["CMullionCairo", "CMullionPixbuf"] : []),
      folder: "Cairo", available: hasCairo),
    module(
      "Frameworks/ImageIO",
      ["DisplayTree", "CoreGraphics", "CollectionGeometry", "MullionContracts"]),
    module("Lists/LayoutCases", ["CompositionalLayout", "CollectionGeometry", "MullionContracts"]),
    module("Lists/SnapshotCases", ["DiffableSnapshots", "MullionContracts"]),
    // Rung 3
    module(
      "Frameworks/CoreImage",
      [
        "ImageIO", "ViewTree", "DisplayTree", "CoreGraphics", "CollectionGeometry",
        "_Testing_CoreImage", "MullionContracts",
      ]),
    module("Views/QuartzCore", ["ViewTree", "CoreGraphics", "CollectionGeometry"]),
    module(
      "Views/Controls",
      ["ViewTree", "DisplayTree", "CollectionGeometry", "CoreGraphics", "MullionContracts"]),
    module("Views/ViewStage", in: "Tests", ["ViewTree", "CollectionGeometry"]),
    // Rung 4
    module(
      "Views/TextInput",
      [
        "Controls", "ViewTree", "DisplayTree", "CollectionGeometry", "CoreGraphics",
        "MullionContracts",
      ]),
    module(
      "Frameworks/AVFoundation",
      [
        "CoreMedia", "QuartzCore", "ImageIO", "DisplayTree", "CoreGraphics", "CollectionGeometry",
        "MullionContracts",
      ]),
    module(
      "Lists/CollectionViews",
      [
        "CompositionalLayout", "Controls", "DiffableSnapshots", "ViewTree", "CollectionGeometry",
        "MullionContracts",
      ]),
    // Rung 5
    module(
      "Controllers/ViewControllers",
      [
        "TextInput", "Controls", "ViewTree", "CollectionGeometry", "MullionContracts",
        "UniformTypes",
      ]),
    module(
      "Lists/Tables",
      [
        "CollectionViews", "CompositionalLayout", "Controls", "DiffableSnapshots", "ViewTree",
        "DisplayTree", "CollectionGeometry", "MullionContracts", "CMullionLetters",
      ]),
    // Rung 6
    module(
      "Controllers/DeveloperToolsSupport", ["PreviewMacros", "ViewControllers", "ViewTree"]),
    module(
      "Controllers/DocumentControllers",
      [
        "TextInput", "Controls", "ViewControllers", "ViewTree", "CollectionGeometry",
        "MullionContracts", "UniformTypes",
      ]),
    module(
      "Controllers/ListControllers",
      [
        "Tables", "CollectionViews", "Controls", "ViewControllers", "ViewTree",
        "CollectionGeometry", "MullionContracts",
      ]),
    module(
      "Controllers/InterfaceFiles",
      [
        "InterfaceDocuments", "ListControllers", "Tables", "CollectionViews",
        "CompositionalLayout", "Controls", "TextInput", "StringCatalogues", "ViewControllers",
        "ViewTree", "CollectionGeometry", "MullionContracts",
      ]),
    // Rung 7
    // Nobody but `mullion build` has files import it.
    module(
      "Controllers/PreviewViews",
      ["DeveloperToolsSupport", "ViewControllers", "ViewTree", "CollectionGeometry"]),
    module(
      "Controllers/UIKit",
      [
        "InterfaceFiles", "DocumentControllers", "ListControllers", "Tables", "CollectionViews",
        "ViewControllers",
        "CompositionalLayout",
        "Controls", "TextInput", "DeveloperToolsSupport", "DiffableSnapshots",
        "ViewTree", "QuartzCore", "Accessibility", "CoreGraphics",
        .target(name: "CoreImage", condition: .when(traits: [frameworks])),
        "CollectionGeometry", "CMullionSubmodules", "_Testing_UIKit",
      ] + plain, defines: plain.isEmpty ? [] : ["MULLION_PLAIN"]),
    module(
      "Lists/MullionExtras",
      [
        "CollectionViews", "CompositionalLayout", "DiffableSnapshots", "LayoutCases", "ViewTree",
        "MullionContracts",
      ]),
    // Rung 8
    client("Lists/Composer", ["UIKit"]),
    module("Frameworks/SafariServices", ["UIKit", "MullionContracts"]),
    module("Frameworks/AVKit", ["AVFoundation", "UIKit"]),
    module("Frameworks/Photos", ["UIKit", "UniformTypes"]),
    shim("Testing/CMullionClock"),
    shim("Testing/CMullionLanguage"),
    module(
      "Testing/CollectionViewTesting",
      [
        "UIKit", "CollectionViews", "Controls", "DocumentControllers", "TextInput",
        "DeveloperToolsSupport",
        "ViewControllers",
        "ViewTree", "LayoutCases", "CompositionalLayout", "CollectionGeometry", "MullionContracts",
        "StringCatalogues", "UniformTypes", "CMullionClock", "CMullionLanguage",
      ]),
    host(
      "Hosts/GTKHost",
      ["CairoHost", "ViewControllers", "ViewTree", "CollectionGeometry", "MullionContracts"]
        + (hasGTK ? ["CMullionGTK", "CMullionCairo"] : []),
      folder: "GTK", available: hasGTK),
    module("Lists/CollectionStage", in: "Tests", ["UIKit"]),
    // Rung 9
    module(
      "Frameworks/PhotosUI",
      ["Photos", "UIKit", "ViewControllers", "UniformTypeIdentifiers", "UniformTypes"]),
    module(
      "Testing/SnapshotTesting",
      [
        "CollectionViewTesting", "CairoHost", "UIKit", "Controls", "ViewTree", "CoreGraphics",
        "CollectionGeometry", "MullionContracts",
      ]),
    client("Demo/GalleryScreens", ["UIKit", "Composer", "MullionExtras"]),
    client("Recorder", in: "Conformance/Sources", ["UIKit"]),
    // Rung 10
    module("Testing/InlineSnapshotTesting", ["SnapshotTesting", "MullionContracts"]),
    program("Demo/gallery", ["GalleryScreens", "UIKit", "GTKHost"]),
    .executableTarget(
      name: "mullion",
      dependencies: [
        "GalleryScreens", "CollectionViewTesting", "LayoutCases", "CairoHost", "DiffableSnapshots",
        "SnapshotCases", "MullionContracts", "ViewTree", "UIKit", "CollectionViews",
        "CompositionalLayout", "CollectionGeometry", "InterfaceFiles", "PlatformBuilds",
      ],
      path: "Sources/Tool/mullion", swiftSettings: settings),
    program("Swatches", in: "Examples", ["UIKit", "GTKHost"]),
    program("HelloCollection", in: "Examples", ["UIKit", "GTKHost"]),
    program("record", in: "Conformance/Sources", ["Recorder", "CollectionViewTesting", "UIKit"]),
    .target(
      name: "NewsFeed", dependencies: ["UIKit"], path: "Examples/NewsFeed/Sources/NewsFeed",
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v6)]),
    // Tests
    tests("Base/MullionContractsTests", ["MullionContracts"]),
    tests("Base/AccessibilityTests", ["Accessibility"]),
    tests("Frameworks/AccelerateTests", ["Accelerate", "RandomTesting"]),
    tests("Frameworks/UniformTypeIdentifiersTests", ["UniformTypeIdentifiers", "UniformTypes"]),
    tests("Controllers/PreviewViewsTests", ["PreviewViews", "DeveloperToolsSupport", "UIKit"]),
    tests("Base/ConstraintSolverTests", ["ConstraintSolver", "RandomTesting"]),
    tests("Tool/XcodeProjectsTests", ["XcodeProjects", "RandomTesting"]),
    tests("Controllers/InterfaceDocumentsTests", ["InterfaceDocuments", "RandomTesting"]),
    tests("Tool/PlatformBuildsTests", ["PlatformBuilds", "XcodeProjects"]),
    tests("Base/CollectionGeometryTests", ["CollectionGeometry", "MullionContracts"]),
    tests(
      "Lists/CompositionalLayoutTests",
      [
        "CompositionalLayout", "LayoutCases", "CollectionGeometry", "MullionContracts",
        "RandomTesting",
      ]),
    tests(
      "Lists/LayoutCasesTests",
      ["LayoutCases", "CompositionalLayout", "CollectionGeometry", "RandomTesting"],
      resources: [.copy("Fixtures")]),
    tests(
      "Lists/DiffableSnapshotsTests",
      ["DiffableSnapshots", "SnapshotCases", "MullionContracts", "RandomTesting"],
      resources: [.copy("Fixtures")]),
    tests(
      "Views/ViewTreeTests",
      [
        "ViewStage", "TextInput", "Controls", "ViewTree", "CollectionGeometry", "CoreGraphics",
        "MullionContracts", "RandomTesting",
      ]),
    tests(
      "Views/ControlsTests",
      [
        "ViewStage", "TextInput", "Controls", "ViewTree", "CollectionGeometry", "CoreGraphics",
        "MullionContracts", "RandomTesting",
      ]),
    tests(
      "Lists/CollectionViewsTests",
      [
        "UIKit", "CollectionViews", "DiffableSnapshots", "CollectionStage", "CollectionViewTesting",
        "CollectionGeometry", "Controls", "TextInput", "ViewStage", "ViewTree", "MullionContracts",
        "RandomTesting",
      ]),
    tests(
      "Controllers/InterfaceFilesTests",
      [
        "UIKit", "InterfaceFiles", "InterfaceDocuments", "CollectionStage", "CollectionViewTesting",
        "CairoHost", "ViewControllers", "ViewTree", "MullionContracts", "RandomTesting",
      ], resources: [.process("Files"), .copy("Looks.xcassets")], exclude: ["Goldens"]),
    tests(
      "Lists/MullionExtrasTests",
      ["MullionExtras", "UIKit", "CollectionStage", "CollectionViews", "ViewStage", "ViewTree"]),
    tests(
      "Controllers/ViewControllersTests",
      [
        "UIKit", "CollectionViewTesting", "UniformTypeIdentifiers", "ViewControllers", "ViewStage",
        "ViewTree", "MullionContracts", "RandomTesting",
      ]),
    tests(
      "Hosts/CairoHostTests",
      [
        "CairoHost", "UIKit", "ViewTree", "CoreGraphics", "CollectionGeometry", "MullionContracts",
        "RandomTesting",
      ]
        + (hasCairo ? ["CMullionCairo", "CMullionPixbuf"] : []),
      defines: hasCairo ? ["MULLION_CAIRO"] : []),
    tests(
      "Hosts/GTKHostTests",
      [
        "GTKHost", "CairoHost", "CollectionStage", "UIKit", "UniformTypeIdentifiers", "ViewStage",
        "ViewTree", "CollectionGeometry",
      ]
        + (hasGTK ? ["CMullionGTK", "CMullionCairo"] : []),
      defines: hasGTK ? ["MULLION_GTK"] : []),
    tests("Lists/ComposerTests", ["Composer", "UIKit", "CollectionViewTesting"]),
    tests("Frameworks/CoreMediaTests", ["CoreMedia"]),
    tests("Frameworks/MobileCoreServicesTests", ["MobileCoreServices"]),
    tests(
      "Frameworks/AVFoundationTests",
      ["AVFoundation", "CoreMedia", "CoreGraphics", "DisplayTree"]),
    tests("Frameworks/PhotosUITests", ["PhotosUI", "CollectionViewTesting"]),
    tests("Frameworks/SafariServicesTests", ["SafariServices", "CollectionViewTesting"]),
    tests(
      "Frameworks/CoreImageTests",
      ["ViewTree", "CoreImage", "CoreGraphics", "DisplayTree"] + (hasCairo ? ["CairoHost"] : []),
      defines: hasCairo ? ["MULLION_CAIRO"] : []),
    tests(
      "Frameworks/ImageIOTests",
      ["ImageIO", "CoreGraphics", "DisplayTree"] + (hasCairo ? ["CairoHost"] : []),
      defines: hasCairo ? ["MULLION_CAIRO"] : []),
    tests(
      "Testing/CollectionViewTestingTests",
      [
        "CollectionStage", "CollectionViewTesting", "LayoutCases", "MullionContracts",
        "RandomTesting", "UIKit", "ViewTree",
      ]),
    tests(
      "Testing/SnapshotTestingTests",
      ["SnapshotTesting", "InlineSnapshotTesting", "CollectionViewTesting", "UIKit"],
      exclude: ["__Snapshots__"]),
    tests(
      "Demo/GalleryTests",
      ["GalleryScreens", "CollectionViewTesting", "CairoHost", "UIKit", "ViewTree"],
      exclude: ["Goldens"]),
    tests(
      "Tool/CommandTests",
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
      name: "InterfaceTests", dependencies: ["UIKit", "CoreImage", "UniformTypeIdentifiers"],
      path: "Tests/Controllers/InterfaceTests", packageAccess: false,
      swiftSettings: settings),
    tests("Lists/DecisionTests", ["UIKit", "CollectionStage", "CoreGraphics", "MullionContracts"]),
    .testTarget(
      name: "SeedsTests", dependencies: ["UIKit", "Composer", "CollectionViewTesting"],
      path: "Tests/Lists/SeedsTests", packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

#endif
