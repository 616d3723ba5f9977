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

/// The description of a system library: a file in the folder of its module where the library is Debian's.
///
/// The library's own names flags, such as `-pthread`, of which SwiftPM warns in every build.
func description(of library: String, _ module: String) -> String {
  let isDebian =
    Context.environment["PKG_CONFIG_PATH"] == nil
    && ["x86_64", "aarch64"].contains {
      FileManager.default.fileExists(atPath: "/usr/lib/\($0)-linux-gnu/pkgconfig/\(library).pc")
    }
  return isDebian ? "\(Context.packageDirectory)/Sources/Hosts/\(module)/debian.pc" : library
}

/// Has debug builds compile a module as a whole, which costs less than batches of files do.
///
/// `MULLION_INCREMENTAL=1` leaves that away: then a changed file is compiled alone (decision 0022).
let whole: [SwiftSetting] =
  Context.environment["MULLION_INCREMENTAL"] == nil
  ? [
    .unsafeFlags(
      [
        "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode",
        "-no-emit-module-separately-wmo",
      ], .when(configuration: .debug))
  ] : []

/// Has debug builds optimize a small module that computes much: it takes seconds more to compile, once, and
/// each run of tests of screens takes less.
let optimized: [SwiftSetting] =
  whole.isEmpty ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

let settings: [SwiftSetting] =
  whole + [
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

/// A module that users do not import: the prefix leaves them its folder's name for modules of theirs.
func part(
  _ place: String, _ dependencies: [Target.Dependency] = [], settings more: [SwiftSetting] = []
) -> Target {
  .target(
    name: "Mullion\(name(of: place))", dependencies: dependencies, path: "Sources/\(place)",
    swiftSettings: checked + more)
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
    name: name(of: place), dependencies: dependencies + ["Expectations"], path: "Tests/\(place)",
    exclude: exclude, resources: resources,
    swiftSettings: settings + defines.map { .define($0) })
}

let systemLibraries: [Target] =
  (hasCairo
    ? [
      .systemLibrary(
        name: "CMullionCairo", path: "Sources/Hosts/CMullionCairo",
        pkgConfig: description(of: "pangocairo", "CMullionCairo")),
      .systemLibrary(
        name: "CMullionPixbuf", path: "Sources/Hosts/CMullionPixbuf",
        pkgConfig: description(of: "gdk-pixbuf-2.0", "CMullionPixbuf")),
    ] : [])
  + (hasGTK
    ? [
      .systemLibrary(
        name: "CMullionGTK", path: "Sources/Hosts/CMullionGTK",
        pkgConfig: description(of: "gtk4", "CMullionGTK"))
    ]
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
        "UIKit", "MullionExtras", "CollectionViewTesting", "GTKHost", "MullionPreviewViews",
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
  "InlineSnapshotTesting", "SafariServices", "ImageIO", "Accessibility", "Accelerate", "CoreImage",
  "CoreMedia", "AVFoundation", "AVKit", "Photos", "PhotosUI", "MobileCoreServices",
  "UniformTypeIdentifiers", "MullionDiffableSnapshots", "MullionCompositionalLayout", "CairoHost",
  "GTKHost",
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
    shim("Hosts/CMullionLibraries"),
    // Declares the submodule UIKit.UIGestureRecognizerSubclass.
    shim("Controllers/CMullionSubmodules"),
    module(
      "Base/MullionContracts", ["CMullionLines"],
      defines: plain.isEmpty ? [] : ["MULLION_PLAIN"]),
    part("Base/CollectionGeometry", ["MullionContracts"], settings: optimized),
    module("Base/CoreGraphics", ["MullionCollectionGeometry", "_Testing_CoreGraphics"]),
    part("Base/ConstraintSolver", settings: optimized),
    // Answers the compiler itself, so that nobody who depends on Mullion builds SwiftSyntax.
    .macro(
      name: "MullionPreviewMacros", path: "Sources/Controllers/PreviewMacros",
      swiftSettings: settings),
    part("Tool/XcodeProjects", ["MullionContracts"]),
    // The package AppleModules has copies of the files.
    part("Base/StringCatalogues"),
    part("Base/FileTypes"),
    module("Base/Accessibility"),
    module("Frameworks/Accelerate"),
    module("Frameworks/CoreMedia"),
    module("Base/_Testing_CoreGraphics"),
    module("Frameworks/_Testing_CoreImage"),
    module("Controllers/_Testing_UIKit"),
    module("Base/Expectations", in: "Tests"),
    module("Base/RandomTesting", in: "Tests"),
    // Rung 1
    // The package AppleModules has copies of the files.
    module("Base/MullionFoundation", ["MullionStringCatalogues", "CMullionPlurals"]),
    part(
      "Tool/BuildDriver", ["MullionXcodeProjects", "MullionStringCatalogues", "MullionContracts"]),
    part("Lists/CompositionalLayout", ["MullionCollectionGeometry", "MullionContracts"]),
    part("Lists/DiffableSnapshots", ["MullionContracts"]),
    part("Controllers/InterfaceDocuments", ["MullionContracts"]),
    part("Views/DisplayTree", ["MullionCollectionGeometry", "CoreGraphics"]),
    module("Frameworks/UniformTypeIdentifiers", ["MullionFileTypes"]),
    module("Frameworks/MobileCoreServices", ["MullionFileTypes", "CoreGraphics"]),
    // Rung 2
    module("Frameworks/CoreServices", ["MobileCoreServices"]),
    part(
      "Views/ViewTree",
      [
        "Accessibility", "CMullionTearDown", "MullionCollectionGeometry", "MullionConstraintSolver",
        "CoreGraphics", "MullionDisplayTree", "MullionContracts",
      ]),
    host(
      "Hosts/CairoHost",
      ["MullionDisplayTree", "CoreGraphics", "MullionCollectionGeometry", "MullionContracts"]
        + (hasCairo ? ["CMullionCairo", "CMullionPixbuf", "CMullionLibraries"] : []),
      folder: "Cairo", available: hasCairo),
    module(
      "Frameworks/ImageIO",
      ["MullionDisplayTree", "CoreGraphics", "MullionCollectionGeometry", "MullionContracts"]),
    part(
      "Lists/LayoutCases",
      ["MullionCompositionalLayout", "MullionCollectionGeometry", "MullionContracts"]),
    part("Lists/SnapshotCases", ["MullionDiffableSnapshots", "MullionContracts"]),
    // Rung 3
    module(
      "Frameworks/CoreImage",
      [
        "ImageIO", "MullionViewTree", "MullionDisplayTree", "CoreGraphics",
        "MullionCollectionGeometry", "_Testing_CoreImage", "MullionContracts",
      ]),
    module("Views/QuartzCore", ["MullionViewTree", "CoreGraphics", "MullionCollectionGeometry"]),
    part(
      "Views/Controls",
      [
        "MullionViewTree", "MullionDisplayTree", "MullionCollectionGeometry", "CoreGraphics",
        "MullionContracts",
      ]),
    module("Views/ViewStage", in: "Tests", ["MullionViewTree", "MullionCollectionGeometry"]),
    // Rung 4
    part(
      "Views/TextInput",
      [
        "MullionControls", "MullionViewTree", "MullionDisplayTree", "MullionCollectionGeometry",
        "CoreGraphics", "MullionContracts",
      ]),
    module(
      "Frameworks/AVFoundation",
      [
        "CoreMedia", "QuartzCore", "ImageIO", "MullionDisplayTree", "CoreGraphics",
        "MullionCollectionGeometry", "MullionContracts",
      ]),
    part(
      "Lists/CollectionViews",
      [
        "MullionCompositionalLayout", "MullionControls", "MullionDiffableSnapshots",
        "MullionViewTree", "MullionCollectionGeometry", "MullionContracts",
      ]),
    // Rung 5
    part(
      "Controllers/ViewControllers",
      [
        "MullionTextInput", "MullionControls", "MullionViewTree", "MullionCollectionGeometry",
        "MullionContracts", "MullionFileTypes",
      ]),
    part(
      "Lists/Tables",
      [
        "MullionCollectionViews", "MullionCompositionalLayout", "MullionControls",
        "MullionDiffableSnapshots", "MullionViewTree", "MullionDisplayTree",
        "MullionCollectionGeometry", "MullionContracts", "CMullionLetters",
      ]),
    // Rung 6
    module(
      "Controllers/DeveloperToolsSupport",
      ["MullionPreviewMacros", "MullionViewControllers", "MullionViewTree"]),
    part(
      "Controllers/DocumentControllers",
      [
        "MullionTextInput", "MullionControls", "MullionViewControllers", "MullionViewTree",
        "MullionCollectionGeometry", "MullionContracts", "MullionFileTypes",
      ]),
    part(
      "Controllers/ListControllers",
      [
        "MullionTables", "MullionCollectionViews", "MullionControls", "MullionViewControllers",
        "MullionViewTree", "MullionCollectionGeometry", "MullionContracts",
      ]),
    part(
      "Controllers/InterfaceFiles",
      [
        "MullionInterfaceDocuments", "MullionListControllers", "MullionTables",
        "MullionCollectionViews", "MullionCompositionalLayout", "MullionControls",
        "MullionTextInput", "MullionStringCatalogues", "MullionViewControllers", "MullionViewTree",
        "MullionCollectionGeometry", "MullionContracts",
      ]),
    // Rung 7
    // Nobody but `mullion build` has files import it.
    part(
      "Controllers/PreviewViews",
      [
        "DeveloperToolsSupport", "MullionViewControllers", "MullionViewTree",
        "MullionCollectionGeometry",
      ]),
    module(
      "Controllers/UIKit",
      [
        "MullionInterfaceFiles", "MullionDocumentControllers", "MullionListControllers",
        "MullionTables", "MullionCollectionViews", "MullionViewControllers",
        "MullionCompositionalLayout", "MullionControls", "MullionTextInput",
        "DeveloperToolsSupport", "MullionDiffableSnapshots", "MullionViewTree", "QuartzCore",
        "Accessibility", "CoreGraphics",
        .target(name: "CoreImage", condition: .when(traits: [frameworks])),
        "MullionCollectionGeometry", "CMullionSubmodules", "_Testing_UIKit",
      ] + plain, defines: plain.isEmpty ? [] : ["MULLION_PLAIN"]),
    module(
      "Lists/MullionExtras",
      [
        "MullionCollectionViews", "MullionCompositionalLayout", "MullionDiffableSnapshots",
        "MullionLayoutCases", "MullionViewTree", "MullionContracts",
      ]),
    // Rung 8
    client("Lists/Composer", ["UIKit"]),
    module("Frameworks/SafariServices", ["UIKit", "MullionContracts"]),
    module("Frameworks/AVKit", ["AVFoundation", "UIKit"]),
    module("Frameworks/Photos", ["UIKit", "MullionFileTypes"]),
    shim("Testing/CMullionClock"),
    shim("Testing/CMullionLanguage"),
    module(
      "Testing/CollectionViewTesting",
      [
        "UIKit", "MullionCollectionViews", "MullionControls", "MullionDocumentControllers",
        "MullionTextInput", "DeveloperToolsSupport", "MullionViewControllers", "MullionViewTree",
        "MullionLayoutCases", "MullionCompositionalLayout", "MullionCollectionGeometry",
        "MullionContracts", "MullionStringCatalogues", "MullionFileTypes", "CMullionClock",
        "CMullionLanguage",
      ]),
    host(
      "Hosts/GTKHost",
      [
        "CairoHost", "MullionViewControllers", "MullionViewTree", "MullionCollectionGeometry",
        "MullionContracts",
      ]
        + (hasGTK ? ["CMullionGTK", "CMullionCairo", "CMullionLibraries"] : []),
      folder: "GTK", available: hasGTK),
    module("Lists/CollectionStage", in: "Tests", ["UIKit"]),
    // Rung 9
    module(
      "Frameworks/PhotosUI",
      ["Photos", "UIKit", "MullionViewControllers", "UniformTypeIdentifiers", "MullionFileTypes"]),
    module(
      "Testing/SnapshotTesting",
      [
        "CollectionViewTesting", "CairoHost", "UIKit", "MullionControls", "MullionViewTree",
        "CoreGraphics", "MullionCollectionGeometry", "MullionContracts",
      ]),
    .target(
      name: "MullionGalleryScreens", dependencies: ["UIKit", "Composer", "MullionExtras"],
      path: "Sources/Demo/GalleryScreens", packageAccess: false, swiftSettings: settings),
    client("Recorder", in: "Conformance/Sources", ["UIKit"]),
    // Rung 10
    module("Testing/InlineSnapshotTesting", ["SnapshotTesting", "MullionContracts"]),
    program("Demo/gallery", ["MullionGalleryScreens", "UIKit", "GTKHost"]),
    .executableTarget(
      name: "mullion",
      dependencies: [
        "MullionGalleryScreens", "CollectionViewTesting", "MullionLayoutCases", "CairoHost",
        "MullionDiffableSnapshots", "MullionSnapshotCases", "MullionContracts", "MullionViewTree",
        "UIKit", "MullionCollectionViews", "MullionCompositionalLayout",
        "MullionCollectionGeometry", "MullionInterfaceFiles", "MullionBuildDriver",
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
    tests("Base/ExpectationsTests", []),
    tests("Base/AccessibilityTests", ["Accessibility"]),
    tests("Frameworks/AccelerateTests", ["Accelerate", "RandomTesting"]),
    tests(
      "Frameworks/UniformTypeIdentifiersTests", ["UniformTypeIdentifiers", "MullionFileTypes"]),
    tests(
      "Controllers/PreviewViewsTests", ["MullionPreviewViews", "DeveloperToolsSupport", "UIKit"]),
    tests("Base/ConstraintSolverTests", ["MullionConstraintSolver", "RandomTesting"]),
    tests("Tool/XcodeProjectsTests", ["MullionXcodeProjects", "RandomTesting"]),
    tests("Controllers/InterfaceDocumentsTests", ["MullionInterfaceDocuments", "RandomTesting"]),
    tests("Tool/BuildDriverTests", ["MullionBuildDriver", "MullionXcodeProjects"]),
    tests("Base/CollectionGeometryTests", ["MullionCollectionGeometry", "MullionContracts"]),
    tests(
      "Lists/CompositionalLayoutTests",
      [
        "MullionCompositionalLayout", "MullionLayoutCases", "MullionCollectionGeometry",
        "MullionContracts", "RandomTesting",
      ]),
    tests(
      "Lists/LayoutCasesTests",
      [
        "MullionLayoutCases", "MullionCompositionalLayout", "MullionCollectionGeometry",
        "RandomTesting",
      ],
      resources: [.copy("Fixtures")]),
    tests(
      "Lists/DiffableSnapshotsTests",
      ["MullionDiffableSnapshots", "MullionSnapshotCases", "MullionContracts", "RandomTesting"],
      resources: [.copy("Fixtures")]),
    tests(
      "Views/ViewTreeTests",
      [
        "ViewStage", "MullionTextInput", "MullionControls", "MullionViewTree",
        "MullionCollectionGeometry", "CoreGraphics", "MullionContracts", "RandomTesting",
      ]),
    tests(
      "Views/ControlsTests",
      [
        "ViewStage", "MullionTextInput", "MullionControls", "MullionViewTree",
        "MullionCollectionGeometry", "CoreGraphics", "MullionContracts", "RandomTesting",
      ]),
    tests(
      "Lists/CollectionViewsTests",
      [
        "UIKit", "MullionCollectionViews", "MullionDiffableSnapshots", "CollectionStage",
        "CollectionViewTesting", "MullionCollectionGeometry", "MullionControls", "MullionTextInput",
        "ViewStage", "MullionViewTree", "MullionContracts", "RandomTesting",
      ]),
    tests(
      "Controllers/InterfaceFilesTests",
      [
        "UIKit", "MullionInterfaceFiles", "MullionInterfaceDocuments", "CollectionStage",
        "CollectionViewTesting", "CairoHost", "MullionViewControllers", "MullionViewTree",
        "MullionContracts", "RandomTesting",
      ], resources: [.process("Files"), .copy("Looks.xcassets")], exclude: ["Goldens"]),
    tests(
      "Lists/MullionExtrasTests",
      [
        "MullionExtras", "UIKit", "CollectionStage", "MullionCollectionViews", "ViewStage",
        "MullionViewTree",
      ]),
    tests(
      "Controllers/ViewControllersTests",
      [
        "UIKit", "CollectionViewTesting", "UniformTypeIdentifiers", "MullionViewControllers",
        "ViewStage", "MullionViewTree", "MullionContracts", "RandomTesting",
      ]),
    tests(
      "Hosts/CairoHostTests",
      [
        "CairoHost", "UIKit", "MullionViewTree", "CoreGraphics", "MullionCollectionGeometry",
        "MullionContracts", "RandomTesting",
      ]
        + (hasCairo ? ["CMullionCairo", "CMullionPixbuf"] : []),
      defines: hasCairo ? ["MULLION_CAIRO"] : []),
    tests(
      "Hosts/GTKHostTests",
      [
        "GTKHost", "CairoHost", "CollectionStage", "UIKit", "UniformTypeIdentifiers", "ViewStage",
        "MullionViewTree", "MullionCollectionGeometry", "RandomTesting",
      ]
        + (hasGTK ? ["CMullionGTK", "CMullionCairo"] : []),
      defines: hasGTK ? ["MULLION_GTK"] : []),
    tests("Lists/ComposerTests", ["Composer", "UIKit", "CollectionViewTesting"]),
    tests("Frameworks/CoreMediaTests", ["CoreMedia"]),
    tests("Frameworks/MobileCoreServicesTests", ["MobileCoreServices"]),
    tests(
      "Frameworks/AVFoundationTests",
      ["AVFoundation", "CoreMedia", "CoreGraphics", "MullionDisplayTree"]),
    tests("Frameworks/PhotosUITests", ["PhotosUI", "CollectionViewTesting"]),
    tests("Frameworks/SafariServicesTests", ["SafariServices", "CollectionViewTesting"]),
    tests(
      "Frameworks/CoreImageTests",
      ["MullionViewTree", "CoreImage", "CoreGraphics", "MullionDisplayTree"]
        + (hasCairo ? ["CairoHost"] : []),
      defines: hasCairo ? ["MULLION_CAIRO"] : []),
    tests(
      "Frameworks/ImageIOTests",
      ["ImageIO", "CoreGraphics", "MullionDisplayTree"] + (hasCairo ? ["CairoHost"] : []),
      defines: hasCairo ? ["MULLION_CAIRO"] : []),
    tests(
      "Testing/CollectionViewTestingTests",
      [
        "CollectionStage", "CollectionViewTesting", "MullionLayoutCases", "MullionContracts",
        "RandomTesting", "UIKit", "MullionViewTree",
      ]),
    tests(
      "Testing/SnapshotTestingTests",
      ["SnapshotTesting", "InlineSnapshotTesting", "CollectionViewTesting", "UIKit"],
      exclude: ["__Snapshots__"]),
    tests(
      "Demo/GalleryTests",
      ["MullionGalleryScreens", "CollectionViewTesting", "CairoHost", "UIKit", "MullionViewTree"],
      exclude: ["Goldens"]),
    tests(
      "Tool/CommandTests",
      [
        "mullion", "gallery", "UIKit", "CollectionStage", "CollectionViewTesting",
        "MullionBuildDriver",
      ]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Recorder", "record", "MullionContracts", "Expectations"],
      path: "Conformance/Tests/ConformanceTests", swiftSettings: settings),
    .testTarget(
      name: "NewsFeedTests", dependencies: ["NewsFeed", "CollectionViewTesting"],
      path: "Examples/NewsFeed/Tests/NewsFeedTests", exclude: ["Goldens"], packageAccess: false,
      swiftSettings: settings),
    .testTarget(
      name: "InterfaceTests",
      dependencies: ["UIKit", "CoreImage", "UniformTypeIdentifiers", "Expectations"],
      path: "Tests/Controllers/InterfaceTests", packageAccess: false,
      swiftSettings: settings),
    tests("Lists/DecisionTests", ["UIKit", "CollectionStage", "CoreGraphics", "MullionContracts"]),
    .testTarget(
      name: "SeedsTests",
      dependencies: ["UIKit", "Composer", "CollectionViewTesting", "Expectations"],
      path: "Tests/Lists/SeedsTests", packageAccess: false,
      swiftSettings: whole + [.swiftLanguageMode(.v5)]),
  ]
)

#endif
