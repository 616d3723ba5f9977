// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

/// Tests of projects whose dependencies a lock file pins.
struct PinnedDependencyTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.write("import UIKit\nimport Cards\n", "shop/App.swift")
    try write()
  }

  /// Writes a project with one source, which links `framework`.
  private func write(framework: String? = nil, source: String = "App.swift") throws {
    try workshop.write(
      """
      { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = ( APP ); };
      G = {isa = PBXGroup; children = ( F, L ); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = "\(source)"; sourceTree = "<group>"; };
      L = {isa = PBXFileReference; path = "\(framework ?? "None.txt")"; sourceTree = "<group>"; };
      B = {isa = PBXBuildFile; fileRef = F; }; BL = {isa = PBXBuildFile; fileRef = L; };
      S = {isa = PBXSourcesBuildPhase; files = ( B ); }; FR = {isa = PBXFrameworksBuildPhase; files = ( BL ); };
      APP = {isa = PBXNativeTarget; buildPhases = ( S, FR ); name = Shop; buildConfigurationList = LC;
        productType = "com.apple.product-type.application"; };
      LC = {isa = XCConfigurationList; buildConfigurations = ( C ); };
      C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = { }; };
      X = {isa = PBXFileReference; path = Shop.xcconfig; sourceTree = "<group>"; };
      }; rootObject = P; }
      """, "shop/Shop.xcodeproj/project.pbxproj")
    try workshop.write("", "shop/Shop.xcconfig")
    try workshop.write("", "shop/.git/HEAD")
  }

  private func build(checkouts: String? = nil) -> String {
    var request = BuildRequest(.build)
    request.checkouts = checkouts
    return workshop.run(request, in: "shop")
  }

  /// Makes `folder` a repository with one commit, at a tag.
  private func makeRepository(_ folder: String, tag: String) throws {
    let script = """
      cd '\(workshop.path)/\(folder)' && git init -q . && git add . \
      && git -c user.name=a -c user.email=a@example.org commit -qm a && git tag \(tag)
      """
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script]
    try shell.run()
    shell.waitUntilExit()
    try #require(shell.terminationStatus == 0)
  }

  @Test func `a pod without an address is named with its version and the page of its repository`()
    throws
  {
    try workshop.write("PODS:\n  - Cards (2.1.0)\n", "shop/Podfile.lock")
    expect(
      build(),
      equals:
        "/shop/Podfile.lock:2: 'Cards' 2.1.0 is not on this machine; Podfile.lock has no address"
        + " of it: clone the repository that https://cocoapods.org/pods/Cards names at 2.1.0, and give"
        + " its folder as --package Cards=FOLDER. It is imported by App.swift.")
    expect(workshop.words.contains("the other files are checked"))
    let manifest = try #require(workshop.cached("package/Package.swift"))
    expect(
      try String(contentsOfFile: manifest, encoding: .utf8).contains("dependencies: [\"Cards\"]"))
    expect(workshop.cached("Sources/Cards/Cards.swift") != nil)
  }

  @Test func `a dependency with an address is named with the command that gets it`() throws {
    try workshop.write("github \"own/Cards\" \"v2.1.0\"\n", "shop/Cartfile.resolved")
    expect(
      build(),
      equals:
        "/shop/Cartfile.resolved:1: 'Cards' v2.1.0 (https://github.com/own/Cards.git) is not on"
        + " this machine; get it by `git clone https://github.com/own/Cards.git && git -C Cards"
        + " checkout v2.1.0`, and give its folder as --package Cards=FOLDER, or the folder around it"
        + " as --checkouts FOLDER. It is imported by App.swift.")
  }

  @Test func `a submodule is named with the command that fetches it`() throws {
    let module = "[submodule \"a\"]\npath = Vendor/Cards\nurl = https://example.org/cards.git\n"
    try workshop.write(module, "shop/.gitmodules")
    let fetch = "`git -C /shop submodule update --init /shop/Vendor/Cards` fetches it"
    expect(
      build().contains("'Cards' (https://example.org/cards.git) is not on this machine; \(fetch)"))
    try write(source: "Vendor/Cards/Card.swift")
    expect(build().hasSuffix("of the target 'Shop' is missing; \(fetch)."))
  }

  @Test func `what a condition leaves out, or the platform has, is not missing`() throws {
    try workshop.write("PODS:\n  - Cards (2.1.0)\n  - Foundation (1.0)\n", "shop/Podfile.lock")
    try workshop.write("", "tools/usr/lib/swift/linux/Foundation.swiftmodule/a")
    try workshop.write(
      "#if canImport(Cards)\nimport Cards\n#endif\nimport Foundation\n// import Cards\n",
      "shop/App.swift")
    expect(build(), equals: "0")
  }

  @Test func `a compiled framework is named as such`() throws {
    try write(framework: "Libraries/Cards.xcframework")
    expect(
      build(),
      equals:
        "/shop/Shop.xcodeproj/project.pbxproj:5: 'Cards' is not on this machine; it is a framework"
        + " that was compiled for Apple's platforms ('/shop/Libraries/Cards.xcframework'): give the"
        + " folder of its sources as --package Cards=FOLDER. It is imported by App.swift.")
    try workshop.write(
      "binary \"https://example.org/Cards.json\" \"7.0\"", "shop/Cartfile.resolved")
    expect(
      build().contains("'Cards' 7.0 is not on this machine; it is a framework that was compiled"))
  }

  @Test func `checkouts are found by name, and their revisions compared with the pinned ones`()
    throws
  {
    try workshop.write("PODS:\n  - Cards (2.1.0)\n", "shop/Podfile.lock")
    try workshop.write("let package = 1", "co/cards/Package.swift")
    try makeRepository("co/cards", tag: "2.1.0")
    expect(build(checkouts: "../co"), equals: "0")
    expect(
      workshop.words.contains(
        "mullion: 'Cards' is taken from /co/cards at 2.1.0, as pinned (/shop/Podfile.lock:2)\n"))
    let manifest = try #require(workshop.cached("package/Package.swift"))
    expect(
      try String(contentsOfFile: manifest, encoding: .utf8)
        .contains(".product(name: \"Cards\", package: \"cards\")"))
    try workshop.write("PODS:\n  - Cards (2.2.0)\n", "shop/Podfile.lock")
    expect(build(checkouts: "../co"), equals: "0")
    expect(
      workshop.words.contains(
        "at 2.1.0, but 2.2.0 is pinned (/shop/Podfile.lock:2); `git -C /co/cards checkout 2.2.0`"
          + " changes that\n"))
  }

  @Test(arguments: [
    ("Kit/Cards.podspec", "Kit"), ("Kit/Sources/Cards.swift", "Kit"),
  ])
  func `a checkout is found by the name of its pod or of its library`(file: String, name: String)
    throws
  {
    try workshop.write("PODS:\n  - Cards (2.1.0)\n", "shop/Podfile.lock")
    try workshop.write("", "co/\(file)")
    try workshop.write(
      "products: [.library(name: \"Cards\", targets: [])]", "co/\(name)/Package.swift")
    expect(build(checkouts: "../co"), equals: "0")
  }

  @Test(arguments: [
    ("Cards.m", "it is written in Objective-C or C, which is not built here"),
    ("Cards.swift", "it has no Package.swift, so it can't be built as a package"),
    ("Cards.xcframework/Info.plist", "it is a framework that was compiled for Apple's platforms"),
  ])
  func `a checkout that can't be built is named with the reason`(file: String, reason: String)
    throws
  {
    try workshop.write("PODS:\n  - Cards (2.1.0)\n", "shop/Podfile.lock")
    try workshop.write("", "co/Cards/\(file)")
    expect(
      build(checkouts: "../co").contains(
        "'/co/Cards' can't take its place: \(reason); Podfile.lock has"))
  }

  @Test func `a checkout beside the project is offered`() throws {
    try workshop.write("PODS:\n  - Cards (2.1.0)\n", "shop/Podfile.lock")
    try workshop.write("", "Cards/Package.swift")
    try makeRepository("Cards", tag: "2.0.0")
    expect(
      build().contains(
        "use the checkout '/Cards' at 2.0.0 by --package Cards=/Cards. It is imported by"))
  }

  @Test func `a folder of checkouts that is none is named`() {
    expect(
      build(checkouts: "../none"),
      equals: "--checkouts /none: expected a folder with checkouts of dependencies.")
  }

  @Test func `a package receives the checkouts of its dependencies`() throws {
    try workshop.write("let package = 1 .package(url: \"\")", "feed/Package.swift")
    try workshop.write("", "feed/.git/HEAD")
    try workshop.write(
      #"{"pins": [{"location": "https://example.org/Cards.git", "state": {"version": "2.1.0"}}]}"#,
      "feed/Package.resolved")
    try workshop.write("", "co/Cards/Package.swift")
    var request = BuildRequest(.build)
    request.checkouts = "../co"
    expect(workshop.run(request, in: "feed"), equals: "0")
    expect(
      workshop.words.contains(
        "'Cards' is taken from /co/Cards, whose revision is unknown; pinned is 2.1.0"))
    expect(workshop.cached("given/cards") != nil)
  }

  @Test func `settings that CocoaPods would generate may be missing`() throws {
    try workshop.write("import UIKit\n", "shop/App.swift")
    try workshop.write("#include \"Pods/Shop.debug.xcconfig\"\nA = 1\n", "shop/Shop.xcconfig")
    expect(build(), equals: "0")
    expect(
      workshop.words.contains(
        "mullion: /shop/Shop.xcconfig:1: the included file '/shop/Pods/Shop.debug.xcconfig' does not"
          + " exist; its settings are left out."))
    try workshop.write("#include \"Shared.xcconfig\"\n", "shop/Shop.xcconfig")
    expect(build().hasPrefix("/shop/Shop.xcconfig:1: the included file '/shop/Shared.xcconfig'"))
  }
}
