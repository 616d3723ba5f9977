// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Tests of the compilation of package manifests.
struct ManifestTests {
  @Test func `SwiftPM takes a package that is given in the place of its address`() throws {
    let workshop = try Workshop([
      "app/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [.package(url: "https://example.invalid/Numbers.git", from: "1.0.0")],
        targets: [
          .executableTarget(
            name: "App", dependencies: [.product(name: "Numbers", package: "Numbers")])
        ])

      """,
      "app/Sources/App/main.swift": "import Numbers\nprint(seven)\n",
      "elsewhere/Package.swift": """
      // swift-tools-version:5.1
      import PackageDescription
      let package = Package(
        name: "Numbers", products: [.library(name: "Numbers", targets: ["Numbers"])],
        dependencies: [.package(url: "https://example.invalid/Sums", .exact("2.0.0"))],
        targets: [.target(name: "Numbers", dependencies: ["Sums"])])

      """,
      "elsewhere/Sources/Numbers/Numbers.swift":
        "import Sums\npublic let seven = sum(3, 4)\n",
      "sums/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Sums", products: [.library(name: "Sums", targets: ["Sums"])],
        targets: [.target(name: "Sums")])

      """,
      "sums/Sources/Sums/Sums.swift":
        "public func sum(_ a: Int, _ b: Int) -> Int { a + b }\n",
    ])
    let given = workshop.folder.appending(path: "given")
    try FileManager.default.createDirectory(at: given, withIntermediateDirectories: true)
    for (name, folder) in ["numbers": "elsewhere", "sums": "sums"] {
      try FileManager.default.createSymbolicLink(
        at: given.appending(path: name),
        withDestinationURL: workshop.folder.appending(path: folder))
    }
    let tool = workshop.folder.appending(path: "tools/swiftc").path
    let outcome = try Outcome(
      of: Workshop.compiler.deletingLastPathComponent().appending(path: "swift"),
      [
        "package", "--disable-sandbox", "--scratch-path", "../scratch", "show-dependencies",
        "--format", "json",
      ],
      in: workshop.folder.appending(path: "app"),
      variables: [
        "HOME": workshop.folder.path, "SWIFT_EXEC_MANIFEST": tool,
        "MULLION_GIVEN_PACKAGES": given.path,
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    for name in ["numbers", "sums"] {
      #expect(outcome.output.contains("\"identity\": \"\(name)\""), "\(outcome.output)")
    }
    #expect(!outcome.output.contains("example.invalid"))
  }

  /// Returns the files of a package that depends on two others by their URLs, with `library` as the
  /// dependencies of its library.
  private static func shop(tools: String, asks library: String) -> [String: String] {
    [
      "shop/Package.swift": """
      // swift-tools-version:\(tools)
      import PackageDescription
      let package = Package(
        name: "Shop",
        dependencies: [
          .package(url: "https://example.invalid/Checks.git", .upToNextMajor(from: "1.0.0")),
          .package(url: "https://example.invalid/numbers", from: "1.0.0"),
        ],
        targets: [
          .target(name: "Shelves", dependencies: []),
          .target(name: "Shop", dependencies: [\(library)]),
          .testTarget(name: "ShopTests", dependencies: ["Shop", "Checks"]),
        ])

      """,
      "shop/Sources/Shelves/Shelves.swift": "",
      "shop/Sources/Shop/Shop.swift": "",
      "shop/Tests/ShopTests/ShopTests.swift": "",
    ]
  }

  /// Returns the description that SwiftPM reads from a package's manifest, through the overlay compiler.
  private static func manifest(
    of package: URL, in workshop: Workshop, _ built: [String: String]
  ) throws -> String {
    let variables = [
      "HOME": workshop.folder.path,
      "SWIFT_EXEC_MANIFEST": workshop.folder.appending(path: "tools/swiftc").path,
    ]
    let outcome = try Outcome(
      of: Workshop.compiler.deletingLastPathComponent().appending(path: "swift"),
      ["package", "--disable-sandbox", "--scratch-path", "../scratch", "dump-package"], in: package,
      variables: variables.merging(built) { $1 })
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  /// Returns the packages among `names` that a manifest depends on.
  private static func packages(in manifest: String, of names: [String]) -> Set<String> {
    Set(names.filter { manifest.contains("\"identity\" : \"\($0)\"") })
  }

  @Test(arguments: ["5.3", "5.9", "6.0"], ["", "\"Shelves\", \"Numbers\"", "\"Sums\""])
  func `what tests alone need is left out of a package that is built`(
    tools: String, library: String
  ) throws {
    let workshop = try Workshop(Self.shop(tools: tools, asks: library))
    let shop = workshop.folder.appending(path: "shop")
    func addresses(built: String) throws -> Set<String> {
      let manifest = try Self.manifest(of: shop, in: workshop, ["MULLION_BUILT_PACKAGE": built])
      #expect(manifest.contains("\"ShopTests\"") == (built != shop.path))
      return Self.packages(in: manifest, of: ["checks", "numbers"])
    }
    // A product of an unknown package may belong to any package.
    let needed: [String: Set<String>] = [
      "": [], "\"Shelves\", \"Numbers\"": ["numbers"], "\"Sums\"": ["checks", "numbers"],
    ]
    #expect(try addresses(built: shop.path) == needed[library])
    #expect(try addresses(built: workshop.folder.path) == ["checks", "numbers"])
  }

  @Test(
    arguments: ["5.3", "5.9", "6.0"],
    [
      ("Shelves", ["numbers"]), ("Counter", ["numbers"]), ("Shop", ["numbers", "sums"]),
      ("ShopTests", ["checks", "numbers", "sums"]), ("Nobody", ["numbers", "sums", "unused"]),
    ] as [(String, Set<String>)])
  func `what other targets alone need is left out of a package of which one is built`(
    tools: String, target: (name: String, packages: Set<String>)
  ) throws {
    let workshop = try Workshop([
      "shop/Package.swift": """
      // swift-tools-version:\(tools)
      import PackageDescription
      let package = Package(
        name: "Shop", products: [.library(name: "All", targets: ["Shelves", "Shop"])],
        dependencies: [
          .package(url: "https://example.invalid/Checks.git", .upToNextMajor(from: "1.0.0")),
          .package(url: "https://example.invalid/Numbers", from: "1.0.0"),
          .package(url: "https://example.invalid/Sums", from: "1.0.0"),
          .package(url: "https://example.invalid/Unused", from: "1.0.0"),
        ],
        targets: [
          .target(name: "Shelves", dependencies: [.product(name: "Numbers", package: "Numbers")]),
          .target(name: "Counter", dependencies: ["Shelves"]),
          .target(name: "Shop", dependencies: [.target(name: "Counter"), "Sums"]),
          .target(name: "Other", dependencies: ["Unused"]),
          .testTarget(name: "ShopTests", dependencies: ["Shop", "Checks"]),
        ])

      """,
      "shop/Sources/Shelves/A.swift": "", "shop/Sources/Counter/A.swift": "",
      "shop/Sources/Shop/A.swift": "", "shop/Sources/Other/A.swift": "",
      "shop/Tests/ShopTests/A.swift": "",
    ])
    let shop = workshop.folder.appending(path: "shop")
    let manifest = try Self.manifest(
      of: shop, in: workshop,
      ["MULLION_BUILT_PACKAGE": shop.path, "MULLION_BUILT_TARGET": target.name])
    let found = Self.packages(in: manifest, of: ["checks", "numbers", "sums", "unused"])
    #expect(found == target.packages)
    #expect(manifest.contains("\"Other\""))
  }

  /// Returns the files of a package with dependencies that are needed on some platforms, of its tests and
  /// of nothing.
  private static func crossing(tools: String) -> [String: String] {
    [
      "shop/Package.swift": """
      // swift-tools-version:\(tools)
      import PackageDescription
      let apple: [Platform] = [.iOS, .macOS]
      let package = Package(
        name: "Shop", products: [.library(name: "Shop", targets: ["Shop"])],
        dependencies: [
          .package(url: "https://example.invalid/Checks.git", .upToNextMajor(from: "1.0.0")),
          .package(url: "https://example.invalid/numbers", from: "1.0.0"),
          .package(url: "https://example.invalid/penguin", from: "1.0.0"),
          .package(url: "https://example.invalid/guides", from: "1.0.0"),
          .package(url: "https://example.invalid/words", from: "1.0.0"),
        ],
        targets: [
          .target(name: "Birds"), .target(name: "Frames"), .target(name: "Phones"),
          .target(
            name: "Shop",
            dependencies: [
              .target(name: "Birds", condition: .when(platforms: [.linux])),
              .target(name: "Frames", condition: .when(platforms: [.tvOS, .iOS])),
              .target(name: "Phones", condition: .when(platforms: apple)),
              .product(name: "Numbers", package: "numbers", condition: .when(platforms: apple)),
              .product(
                name: "Penguin", package: "penguin", condition: .when(platforms: [.linux, .android])),
            ],
            swiftSettings: [.define("FOR_PHONES", .when(platforms: [.iOS]))],
            linkerSettings: [.linkedFramework("UIKit", .when(platforms: [.iOS]))]),
          .target(name: "Clerk", dependencies: [.product(name: "Words", package: "words")]),
          .testTarget(name: "ShopTests", dependencies: ["Shop", "Checks"]),
        ])

      """,
      "shop/Sources/Shop/Shop.swift": "", "shop/Sources/Birds/Birds.swift": "",
      "shop/Sources/Frames/A/Frames.m": "", "shop/Sources/Phones/A/Phones.swift": "",
      "shop/Sources/Clerk/Clerk.swift": "", "shop/Tests/ShopTests/ShopTests.swift": "",
    ]
  }

  private static let crossed = ["checks", "numbers", "penguin", "guides", "words"]

  @Test(arguments: ["5.3", "5.9", "6.0"])
  func `packages that only other platforms need are removed from a tested package`(
    tools: String
  ) throws {
    let workshop = try Workshop(Self.crossing(tools: tools))
    let shop = workshop.folder.appending(path: "shop")
    func found(root: URL?) throws -> Set<String> {
      let manifest = try Self.manifest(
        of: shop, in: workshop, ["MULLION_ROOT_PACKAGE": root?.path ?? ""])
      return Self.packages(in: manifest, of: Self.crossed)
    }
    #expect(try found(root: nil) == Set(Self.crossed))
    #expect(try found(root: shop) == ["checks", "numbers", "words"])
    // Tests of dependencies are not built.
    #expect(try found(root: workshop.folder) == ["numbers", "words"])
  }

  @Test func `conditions on platforms hold where they hold on iOS`() throws {
    let workshop = try Workshop(Self.crossing(tools: "5.9"))
    let shop = workshop.folder.appending(path: "shop")
    let manifest = try Self.manifest(of: shop, in: workshop, ["MULLION_ROOT_PACKAGE": shop.path])
    let lists = manifest.matches(of: #/"platformNames" : \[([^\]]*)\]/#).map { match in
      match.1.split { !$0.isLetter }.joined(separator: " ")
    }
    #expect(
      lists.sorted() == ["ios", "ios linux", "ios macos", "ios macos linux", "linux", "tvos ios"])
  }

  @Test func `packages that only unused programs need are removed from a given package`() throws {
    func other(plugins: String) -> String {
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(url: "https://example.invalid/Tools", from: "1.0.0")],
        targets: [.target(name: "App", dependencies: ["Tools"], plugins: [\(plugins)])])

      """
    }
    for (plugins, needed) in [
      ("", ["sums"]), (".plugin(name: \"Checker\", package: \"Tools\")", ["arguments", "sums"]),
    ] as [(String, Set<String>)] {
      let workshop = try Workshop([
        "app/Package.swift": other(plugins: plugins),
        "tools/Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
          name: "Tools",
          products: [
            .library(name: "Tools", targets: ["Tools"]), .plugin(name: "Checker", targets: ["Checker"]),
            .executable(name: "check", targets: ["Check"]),
          ],
          dependencies: [
            .package(url: "https://example.invalid/Sums", from: "1.0.0"),
            .package(url: "https://example.invalid/Arguments", from: "1.0.0"),
          ],
          targets: [
            .target(name: "Tools", dependencies: ["Sums"]),
            .executableTarget(name: "Check", dependencies: ["Arguments"]),
            .plugin(name: "Checker", capability: .buildTool(), dependencies: ["Check"]),
          ])

        """,
        "tools/Sources/Tools/A.swift": "", "tools/Sources/Check/A.swift": "",
        "tools/Plugins/Checker/A.swift": "",
      ])
      let given = workshop.folder.appending(path: "given")
      try FileManager.default.createDirectory(at: given, withIntermediateDirectories: true)
      let tools = workshop.folder.appending(path: "tools")
      try FileManager.default.createSymbolicLink(
        at: given.appending(path: "tools"), withDestinationURL: tools)
      let manifest = try Self.manifest(
        of: tools, in: workshop,
        [
          "MULLION_ROOT_PACKAGE": workshop.folder.appending(path: "app").path,
          "MULLION_GIVEN_PACKAGES": given.path,
        ])
      #expect(Self.packages(in: manifest, of: ["arguments", "sums"]) == needed)
    }
  }

  @Test func `a given package is needed on all platforms`() throws {
    let workshop = try Workshop(Self.crossing(tools: "5.9"))
    let shop = workshop.folder.appending(path: "shop")
    let given = workshop.folder.appending(path: "given")
    try FileManager.default.createDirectory(
      at: given.appending(path: "penguin"), withIntermediateDirectories: true)
    let manifest = try Self.manifest(
      of: shop, in: workshop,
      ["MULLION_ROOT_PACKAGE": shop.path, "MULLION_GIVEN_PACKAGES": given.path])
    #expect(manifest.contains("\"Penguin\""))
  }

  @Test func `a language mode that ends in a nought is the one that the compiler knows`() throws {
    let workshop = try Workshop(["A.swift": "let one = 1\n"])
    let outcome = try workshop.call(
      "swiftc", ["-typecheck", "-swift-version", "5.0", "-module-name", "App", "A.swift"])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
