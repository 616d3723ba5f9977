// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

struct ProjectBuildTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try write()
    for name in [
      "App/App.swift", "App/Cell.swift", "App/words.txt", "App/Assets.xcassets/Contents.json",
      "Kit/Price.swift", "Tests/PriceTests.swift",
    ] {
      try workshop.write(name, "shop/\(name)")
    }
  }

  /// Writes the project, with `more` added to its objects.
  private func write(more: String = "", product: String = "") throws {
    try workshop.write(
      """
      { objects = {
      P = {isa = PBXProject; attributes = { TargetAttributes = { TESTS = { TestTargetID = APP; }; }; }; mainGroup = G; targets = ( APP, KIT, TESTS ); };
      G = {isa = PBXGroup; children = ( F1, F2, F3, F4, FK, FT ); sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = App/App.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = App/Cell.swift; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = App/words.txt; sourceTree = "<group>"; };
      F4 = {isa = PBXFileReference; path = App/Assets.xcassets; sourceTree = "<group>"; };
      FK = {isa = PBXFileReference; path = Kit/Price.swift; sourceTree = "<group>"; };
      FT = {isa = PBXFileReference; path = Tests/PriceTests.swift; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
      BK = {isa = PBXBuildFile; fileRef = FK; }; BT = {isa = PBXBuildFile; fileRef = FT; };
      S1 = {isa = PBXSourcesBuildPhase; files = ( B1, B2 ); };
      R1 = {isa = PBXResourcesBuildPhase; files = ( B3, B4 ); };
      SK = {isa = PBXSourcesBuildPhase; files = ( BK ); };
      ST = {isa = PBXSourcesBuildPhase; files = ( BT ); };
      APP = {isa = PBXNativeTarget; buildPhases = ( S1, R1 ); dependencies = ( DK ); name = Shop;
        buildConfigurationList = L; packageProductDependencies = ( \(product) );
        productType = "com.apple.product-type.application"; };
      KIT = {isa = PBXNativeTarget; buildPhases = ( SK ); name = "Price Kit";
        productType = "com.apple.product-type.framework"; };
      TESTS = {isa = PBXNativeTarget; buildPhases = ( ST ); dependencies = ( DA ); name = ShopTests;
        productType = "com.apple.product-type.bundle.unit-test"; };
      DK = {isa = PBXTargetDependency; target = KIT; };
      DA = {isa = PBXTargetDependency; target = APP; };
      L = {isa = XCConfigurationList; buildConfigurations = ( C ); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 6.0;
        OTHER_SWIFT_FLAGS = "-D FAST -DNEW"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG SHOP";
        SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
      \(more)
      }; rootObject = P; }
      """, "shop/Shop.xcodeproj/project.pbxproj")
  }

  private func manifest() throws -> String {
    let path = try #require(workshop.cached("package/Package.swift"))
    return try String(contentsOfFile: path, encoding: .utf8)
      .replacingOccurrences(of: workshop.path, with: "")
  }

  @Test func `tests are built with the application and the library they stand on`() throws {
    let before = workshop.tree("shop")
    expect(workshop.run(BuildRequest(.test), in: "shop"), equals: "0")
    expect(workshop.tree("shop"), equals: before)
    let manifest = try manifest()
    expect(
      manifest.contains(
        """
            .target(
              name: "Price_Kit",
              dependencies: [],
              path: "Sources/Price_Kit",
              packageAccess: false,
              swiftSettings: [.swiftLanguageMode(.v5)]),
            .executableTarget(
              name: "Shop",
              dependencies: ["Price_Kit"],
              path: "Sources/Shop",
              packageAccess: false,
              swiftSettings: [.swiftLanguageMode(.v6), .define("SHOP"), .define("FAST"), \
        .define("NEW"), .enableUpcomingFeature("ExistentialAny"), \
        .unsafeFlags(["-default-isolation", "MainActor"])]),
            .testTarget(
              name: "ShopTests",
              dependencies: ["Shop"],
        """))
    let calls = workshop.calls()
    expect(calls.last?.hasPrefix("swift test --scratch-path /cache/projects/Shop-"), equals: true)
    expect(calls.dropLast().last?.contains(" --build-tests "), equals: true)
    expect(workshop.cached("scratch/debug/words.txt") != nil)
    _ = workshop.run(BuildRequest(.test), in: "shop")
    expect(workshop.calls().count, equals: 1)
  }

  @Test func `sources see what their bridging header imports, through others too`() throws {
    let project = try #require(workshop.text("shop/Shop.xcodeproj/project.pbxproj"))
    try workshop.write(
      project.replacing(
        "SWIFT_VERSION = 6.0;",
        with: "SWIFT_VERSION = 6.0; SWIFT_OBJC_BRIDGING_HEADER = \"App/Shop-Bridging-Header.h\";"),
      "shop/Shop.xcodeproj/project.pbxproj")
    try workshop.write(
      """
      // #import <CoreGraphics/CoreGraphics.h>
      @import Foundation;
      #import "Old.h"
      #import "None.h"
      #include <sqlite3.h>
      """, "shop/App/Shop-Bridging-Header.h")
    try workshop.write("#import \"App/Kit/All.h\"\n#import \"Old.h\"", "shop/App/Old.h")
    try workshop.write("#  include \"../Old.h\"\n#import <UIKit/UIKit.h>", "shop/App/Kit/All.h")
    expect(workshop.run(BuildRequest(.test), in: "shop"), equals: "0")
    let seen = ["Foundation", "UIKit"].map {
      "\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"\($0)\""
    }
    expect(try manifest().contains(", \(seen.joined(separator: ", "))])]"))
  }

  @Test func `the application starts before the tests that it hosts`() throws {
    expect(workshop.run(BuildRequest(.test), in: "shop"), equals: "0")
    expect(workshop.cached("Sources/ShopTests/MullionHostStart.swift") == nil)
    try workshop.write(
      "import UIKit\n// @main class No\n@main\nfinal class AppDelegate: UIResponder {}",
      "shop/App/App.swift")
    expect(workshop.run(BuildRequest(.test), in: "shop"), equals: "0")
    let path = try #require(workshop.cached("Sources/ShopTests/MullionHostStart.swift"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    expect(text.contains("@testable import Shop\n"))
    expect(text.contains("_startHostedApplication(AppDelegate.self)"))
  }

  @Test func `sources are links, and links to files that went away go`() throws {
    expect(workshop.run(BuildRequest(.build), in: "shop"), equals: "0")
    let link = try #require(workshop.cached("Sources/Shop/Cell.swift"))
    expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link),
      equals: "\(workshop.path)/shop/App/Cell.swift")
    let text = try #require(workshop.text("shop/Shop.xcodeproj/project.pbxproj"))
    try workshop.write(
      text.replacingOccurrences(of: "( B1, B2 )", with: "( B1 )"),
      "shop/Shop.xcodeproj/project.pbxproj")
    expect(workshop.run(BuildRequest(.build), in: "shop"), equals: "0")
    expect(workshop.cached("Sources/Shop/Cell.swift") == nil)
    expect(try manifest().contains("\"-parse-as-library\""))
  }

  @Test func `sources outside of the project's folder, and links, are compiled where they are`()
    throws
  {
    let text = try #require(workshop.text("shop/Shop.xcodeproj/project.pbxproj"))
    try workshop.write(
      text.replacingOccurrences(of: "path = Kit/Price.swift", with: "path = ../shared/Price.swift"),
      "shop/Shop.xcodeproj/project.pbxproj")
    try workshop.write("", "far/Price.swift")
    try FileManager.default.createDirectory(
      atPath: "\(workshop.path)/shared", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(workshop.path)/shared/Price.swift",
      withDestinationPath: "\(workshop.path)/far/Price.swift")
    let before = [workshop.tree("shared"), workshop.tree("far")]
    expect(workshop.run(BuildRequest(.build), in: "shop"), equals: "0")
    let link = try #require(workshop.cached("Sources/Price_Kit/Price.swift"))
    let file = URL(fileURLWithPath: "\(workshop.path)/far/Price.swift")
    expect(
      URL(fileURLWithPath: link).resolvingSymlinksInPath(), equals: file.resolvingSymlinksInPath())
    expect([workshop.tree("shared"), workshop.tree("far")], equals: before)
  }

  @Test func `a resource that can't be read is named`() throws {
    try FileManager.default.removeItem(atPath: "\(workshop.path)/shop/App/words.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(workshop.path)/shop/App/words.txt", withDestinationPath: "/none/words.txt")
    expect(workshop.run(BuildRequest(.run), in: "shop").contains("'/shop/App/words.txt'"))
  }

  @Test func `an application is started with its resources around it`() throws {
    var request = BuildRequest(.run)
    request.arguments = ["--calm"]
    expect(workshop.run(request, in: "shop"), equals: "7")
    let last = try #require(workshop.calls().last)
    expect(last.hasPrefix("ran /cache/projects/Shop-"))
    expect(last.contains("/Shop.app/Shop --calm /cache/projects/Shop-"))
    expect(last.hasSuffix("/pictures"))
    expect(workshop.words.contains("there is no display"))
    expect(workshop.cached("Shop.app/words.txt") != nil)
    expect(workshop.cached("Shop.app/Assets.xcassets/Contents.json") != nil)
    let list = try #require(workshop.cached("Shop.app/Info.plist"))
    expect(try String(contentsOfFile: list, encoding: .utf8).contains("CFBundleExecutable"))
  }

  @Test func `a changed resource is copied again`() throws {
    _ = workshop.run(BuildRequest(.run), in: "shop")
    try workshop.write("new words", "shop/App/words.txt")
    _ = workshop.run(BuildRequest(.run), in: "shop")
    let copy = try #require(workshop.cached("Shop.app/words.txt"))
    expect(try String(contentsOfFile: copy, encoding: .utf8), equals: "new words")
  }

  @Test func `a catalogue of strings becomes a table for each language`() throws {
    let project = "shop/Shop.xcodeproj/project.pbxproj"
    let text = try #require(workshop.text(project))
    try workshop.write(
      text.replacingOccurrences(of: "App/words.txt", with: "App/Words.xcstrings"), project)
    try workshop.write(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Milk" : { "localizations" : { "de" : { "stringUnit" : { "value" : "Milch" } } } },
        "%lld notes" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "%lld note" } },
            "other" : { "stringUnit" : { "value" : "%lld notes!" } } } } } } },
        "Bread" : {} } }
      """, "shop/App/Words.xcstrings")
    expect(workshop.run(BuildRequest(.run), in: "shop"), equals: "7")
    func table(_ language: String) throws -> [String: String]? {
      let path = try #require(workshop.cached("Shop.app/\(language).lproj/Words.strings"))
      let data = try Data(contentsOf: URL(filePath: path))
      return try PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: String]
    }
    expect(try table("de"), equals: ["Milk": "Milch"])
    expect(
      try table("en"), equals: ["Milk": "Milk", "%lld notes": "%lld notes!", "Bread": "Bread"])
    try workshop.write("{", "shop/App/Words.xcstrings")
    expect(
      workshop.run(BuildRequest(.run), in: "shop"),
      equals:
        "'/shop/App/Words.xcstrings' is not a string catalogue; open it in Xcode and save it.")
  }

  @Test func `a file that is missing is named with its line`() throws {
    try FileManager.default.removeItem(atPath: "\(workshop.path)/shop/App/Cell.swift")
    expect(
      workshop.run(BuildRequest(.build), in: "shop"),
      equals: "/shop/Shop.xcodeproj/project.pbxproj:5: the source '/shop/App/Cell.swift' of the"
        + " target 'Shop' is missing.")
    try workshop.write("", "shop/App/Cell.swift")
    try FileManager.default.removeItem(atPath: "\(workshop.path)/shop/App/words.txt")
    expect(
      workshop.run(BuildRequest(.run), in: "shop"),
      equals: "/shop/Shop.xcodeproj/project.pbxproj:6: the resource '/shop/App/words.txt' of the"
        + " target 'Shop' is missing.")
  }

  @Test func `a source that is a pipe or a folder is refused with its line`() throws {
    let source = "\(workshop.path)/shop/App/Cell.swift"
    for make in [{ mkfifo(source, 0o600) }, { mkdir(source, 0o700) }] {
      try FileManager.default.removeItem(atPath: source)
      expect(make(), equals: 0)
      expect(
        workshop.run(BuildRequest(.build), in: "shop"),
        equals: "/shop/Shop.xcodeproj/project.pbxproj:5: the source '/shop/App/Cell.swift' of the"
          + " target 'Shop' is a folder, a pipe or a device; replace it by a file, or remove it from"
          + " the target.")
    }
  }

  @Test func `a package from elsewhere is named with the files that import it, and can be given`()
    throws
  {
    try write(
      more: """
        D = {isa = XCSwiftPackageProductDependency; package = R; productName = SnapKit; };
        R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/SnapKit.git"; };
        """, product: "D")
    try workshop.write("import UIKit\nimport SnapKit\n", "shop/App/Cell.swift")
    let sentence = workshop.run(BuildRequest(.build), in: "shop")
    expect(
      sentence,
      equals:
        "/shop/Shop.xcodeproj/project.pbxproj:30: 'SnapKit' (https://example.org/SnapKit.git) is"
        + " not on this machine; get it by `git clone https://example.org/SnapKit.git`, and give its"
        + " folder as --package SnapKit=FOLDER, or the folder around it as --checkouts FOLDER."
        + " It is imported by App/Cell.swift.")
    expect(workshop.calls().last?.hasPrefix("swift build "), equals: true)
    expect(workshop.words.contains("the other files are checked"))
    expect(
      try manifest().contains(
        """
              dependencies: ["Price_Kit", "SnapKit"],
        """))
    expect(try manifest().contains(".target(name: \"SnapKit\", path: \"Sources/SnapKit\"),"))
    expect(workshop.cached("Sources/SnapKit/SnapKit.swift") != nil)
    expect(workshop.run(BuildRequest(.run), in: "shop"), equals: sentence)
    expect(workshop.calls().isEmpty)
    var request = BuildRequest(.build)
    request.packages = ["snapkit": "../SnapKit"]
    expect(
      workshop.run(request, in: "shop"),
      equals: "--package snapkit=/SnapKit: there is no Package.swift in that folder.")
    try workshop.write("", "SnapKit/Package.swift")
    expect(workshop.run(request, in: "shop"), equals: "0")
    let manifest = try manifest()
    expect(manifest.contains("/given/snapkit\"),"))
    expect(manifest.contains(".product(name: \"SnapKit\", package: \"snapkit\")"))
    expect(!manifest.contains("Sources/SnapKit"))
    let link = try #require(workshop.cached("given/snapkit"))
    expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link),
      equals: "\(workshop.path)/SnapKit")
  }

  @Test func `tests find their own resources, and those of libraries, beside them`() throws {
    let project = "shop/Shop.xcodeproj/project.pbxproj"
    let text = try #require(workshop.text(project))
    try workshop.write(
      text.replacing("buildPhases = ( SK );", with: "buildPhases = ( SK, RK );")
        .replacing("buildPhases = ( ST );", with: "buildPhases = ( ST, RT );")
        .replacing(
          "SK = {",
          with: """
            RK = {isa = PBXResourcesBuildPhase; files = ( BRK ); };
            RT = {isa = PBXResourcesBuildPhase; files = ( BRT ); };
            BRK = {isa = PBXBuildFile; fileRef = FRK; }; BRT = {isa = PBXBuildFile; fileRef = FRT; };
            FRK = {isa = PBXFileReference; path = Kit/Price.xib; sourceTree = SOURCE_ROOT; };
            FRT = {isa = PBXFileReference; path = Tests/Mock.xib; sourceTree = SOURCE_ROOT; };
            SK = {
            """), project)
    for name in ["Kit/Price.xib", "Tests/Mock.xib"] { try workshop.write(name, "shop/\(name)") }
    expect(workshop.run(BuildRequest(.test), in: "shop"), equals: "0")
    for name in ["words.txt", "Price.xib", "Mock.xib", "Info.plist"] {
      expect(workshop.cached("scratch/debug/\(name)") != nil)
    }
    expect(workshop.run(BuildRequest(.run), in: "shop"), equals: "7")
    expect(workshop.cached("Shop.app/Price.xib") != nil)
    expect(workshop.cached("Shop.app/Mock.xib") == nil)
  }

  @Test func `a package may have the project's name`() throws {
    try write(
      more: """
        D = {isa = XCSwiftPackageProductDependency; package = R; productName = ShopKit; };
        R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Shop.git"; };
        """, product: "D")
    try workshop.write("", "library/Package.swift")
    var request = BuildRequest(.build)
    request.packages = ["Shop": "../library"]
    expect(workshop.run(request, in: "shop"), equals: "0")
    expect(try manifest().contains("name: \"Shop project\","))
  }

  @Test func `what comes as a pod or a framework can be given as a package`() throws {
    try workshop.write(
      "@testable import Shop\nimport class SnapKit.Constraint\n", "shop/Tests/PriceTests.swift")
    for name in ["SnapKit", "Then", "Shop"] { try workshop.write("", "\(name)/Package.swift") }
    var request = BuildRequest(.test)
    request.packages = ["snapkit": "../SnapKit", "Then": "../Then", "Shop": "../Shop"]
    expect(workshop.run(request, in: "shop"), equals: "0")
    let manifest = try manifest()
    expect(
      manifest.contains(
        "dependencies: [\"Shop\", .product(name: \"SnapKit\", package: \"snapkit\")],"))
    expect(manifest.components(separatedBy: ".package(path:").count, equals: 2)
    expect(manifest.components(separatedBy: ".product(").count, equals: 2)
  }

  @Test func `two libraries of one package come from the package's folder`() throws {
    try write(
      more: """
        D = {isa = XCSwiftPackageProductDependency; package = R; productName = RxCocoa; };
        R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/RxSwift.git"; };
        """, product: "D")
    try workshop.write("", "Rx/Package.swift")
    var request = BuildRequest(.build)
    request.packages = ["RxSwift": "../Rx", "RxCocoa": "../Rx"]
    expect(workshop.run(request, in: "shop"), equals: "0")
    let manifest = try manifest()
    expect(manifest.contains(".product(name: \"RxCocoa\", package: \"rxswift\")"))
    expect(!manifest.contains("rxcocoa"))
  }

  /// Makes the application depend on a library of `far/Rates.xcodeproj` with the product `product`.
  private func writeOther(product: String = "Rates") throws {
    let text = try #require(workshop.text("shop/Shop.xcodeproj/project.pbxproj"))
    try workshop.write(
      text.replacing("dependencies = ( DK )", with: "dependencies = ( DK, DR )")
        .replacing(
          "L = {isa",
          with: """
            DR = {isa = PBXTargetDependency; name = Rates; targetProxy = X; };
            X = {isa = PBXContainerItemProxy; containerPortal = R; proxyType = 1; remoteGlobalIDString = APP; remoteInfo = Rates; };
            R = {isa = PBXFileReference; path = ../far/Rates.xcodeproj; sourceTree = "<group>"; };
            L = {isa
            """), "shop/Shop.xcodeproj/project.pbxproj")
    try workshop.write(
      """
      { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = ( APP ); };
      G = {isa = PBXGroup; children = ( F ); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = Rate.swift; sourceTree = "<group>"; };
      B = {isa = PBXBuildFile; fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = ( B ); };
      APP = {isa = PBXNativeTarget; buildPhases = ( S ); name = Rates; buildConfigurationList = L;
        productType = "com.apple.product-type.framework"; };
      L = {isa = XCConfigurationList; buildConfigurations = ( C ); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = \(product);
        SWIFT_OBJC_BRIDGING_HEADER = Rates.h; }; };
      }; rootObject = P; }
      """, "far/Rates.xcodeproj/project.pbxproj")
    try workshop.write("@import UIKit;", "far/Rates.h")
    try workshop.write("", "far/Rate.swift")
  }

  @Test func `a library of another project is built with the application`() throws {
    try writeOther()
    let before = [workshop.tree("shop"), workshop.tree("far")]
    expect(workshop.run(BuildRequest(.run), in: "shop"), equals: "7")
    expect([workshop.tree("shop"), workshop.tree("far")], equals: before)
    let manifest = try manifest()
    expect(manifest.contains("dependencies: [\"Price_Kit\", \"Rates\"]"))
    expect(manifest.contains("path: \"Sources/Rates\""))
    expect(manifest.contains("\"-import-module\", \"-Xfrontend\", \"UIKit\""))
    let link = try #require(workshop.cached("Sources/Rates/Rate.swift"))
    expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link),
      equals: "\(workshop.path)/far/Rate.swift")
    try FileManager.default.removeItem(atPath: "\(workshop.path)/far/Rate.swift")
    expect(
      workshop.run(BuildRequest(.run), in: "shop"),
      equals:
        "/far/Rates.xcodeproj/project.pbxproj:4: the source '/far/Rate.swift' of the target 'Rates'"
        + " is missing.")
    try FileManager.default.removeItem(atPath: "\(workshop.path)/far/Rates.xcodeproj")
    expect(
      workshop.run(BuildRequest(.run), in: "shop").contains(
        ": 'Shop' needs 'Rates' of the project '/far/Rates.xcodeproj', which does not exist; add")
    )
    try workshop.write("", "packages/rates/Package.swift")
    try workshop.write("import Rates\n", "shop/App/Cell.swift")
    var request = BuildRequest(.run)
    request.packages = ["Rates": "../packages/rates"]
    expect(workshop.run(request, in: "shop"), equals: "7")
    expect(
      try self.manifest().contains(
        "dependencies: [\"Price_Kit\", .product(name: \"Rates\", package: \"rates\")]"))
  }

  @Test func `modules of one name are told apart by a sentence`() throws {
    try writeOther(product: "\"Price Kit\"")
    expect(
      workshop.run(BuildRequest(.run), in: "shop"),
      equals:
        "/far/Rates.xcodeproj/project.pbxproj:6: the target 'Rates' builds the module 'Price_Kit', as"
        + " 'Price Kit' of '/shop/Shop.xcodeproj' does; build one of them with --target.")
  }

  @Test func `a target that is not there, or one of several, is said`() throws {
    var request = BuildRequest(.run)
    request.target = "Shopp"
    expect(
      workshop.run(request, in: "shop"),
      equals:
        "/shop/Shop.xcodeproj: there is no target 'Shopp'; the project has 'Shop', 'Price Kit',"
        + " 'ShopTests'.")
    let text = try #require(workshop.text("shop/Shop.xcodeproj/project.pbxproj"))
    try workshop.write(
      text.replacingOccurrences(of: ".framework", with: ".application"),
      "shop/Shop.xcodeproj/project.pbxproj")
    expect(
      workshop.run(BuildRequest(.run), in: "shop"),
      equals:
        "/shop/Shop.xcodeproj: there are several applications; name one of 'Shop', 'Price Kit'"
        + " with --target.")
    try workshop.write(
      text.replacingOccurrences(of: ".application", with: ".framework"),
      "shop/Shop.xcodeproj/project.pbxproj")
    expect(
      workshop.run(BuildRequest(.run), in: "shop"),
      equals:
        "/shop/Shop.xcodeproj: there is no application for iOS; the project has Shop, a library;"
        + " Price Kit, a library; ShopTests, unit tests.")
  }
}
