// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionXcodeProjects
import Testing

struct XcodeProjectTests {
  private let folder: ProjectFolder
  private let project: XcodeProject
  private let app: XcodeTarget

  init() throws {
    folder = try Fixture.shopFolder()
    project = try XcodeProject(path: folder.project)
    app = try #require(project.target(named: "Shop"))
  }

  @Test func `targets come in the project's order with what they make`() {
    expect(project.targets.map(\.name), equals: ["Shop", "Price Kit", "ShopTests"])
    expect(project.targets.map(\.product), equals: [.application, .library, .unitTests])
    expect(project.name, equals: "Shop")
    expect(project.folder, equals: folder.path)
  }

  @Test func `sources stand where their groups say`() {
    expect(
      app.sources.map(\.path),
      equals: [
        "\(folder.path)/The App/AppDelegate.swift", "\(folder.path)/Shared/Cell.swift",
      ])
    expect(app.otherSources.map(\.name), equals: ["Old.m"])
    expect(project.targets[1].sources.map(\.path), equals: ["\(folder.path)/Kit/Price.swift"])
    expect(
      project.targets[2].sources.map(\.path), equals: ["\(folder.path)/Tests/PriceTests.swift"])
  }

  @Test func `a file for another system is no source`() {
    expect(!app.sourceNames.contains("Price.swift"))
  }

  @Test func `resources keep the folders of their languages`() {
    expect(
      app.resources.map(\.name),
      equals: [
        "Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Assets.xcassets",
      ])
  }

  @Test func `a file knows the line that names it, and whether it is there`() throws {
    let text = try String(contentsOfFile: folder.file, encoding: .utf8)
    let line = text.components(separatedBy: "\n").firstIndex { $0.hasPrefix("F1 = ") }
    expect(app.sources.first?.line, equals: line.map { $0 + 1 })
    expect(app.sources.first?.exists, equals: false)
    try folder.write("", "The App/AppDelegate.swift")
    expect(app.sources.first?.exists, equals: true)
  }

  @Test func `linking a product is a dependency, and tests know their host`() {
    expect(app.dependencies, equals: ["KIT"])
    expect(project.targets[2].dependencies, equals: ["APP"])
    expect(project.targets[2].host, equals: "APP")
    expect(app.host == nil)
  }

  @Test func `a file of settings that is not there is noted`() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/The App/App.xcconfig")
    let app = try XcodeProject(path: folder.project).targets[0]
    expect(app.missing.map(\.file), equals: [folder.file])
    expect(
      app.missing.first?.sentence.hasSuffix(
        "App.xcconfig' does not exist; its settings are left out."), equals: true)
    expect(try app.settings.value("FLAVOUR") == nil)
  }

  @Test func `targets are for phones or for other systems`() throws {
    expect(try app.isForPhones())
    for (setting, isForPhones) in [
      ("SDKROOT = macosx;", false), ("SDKROOT = auto;", true),
      ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", true),
      ("SUPPORTED_PLATFORMS = macosx;", false),
    ] {
      let folder = ProjectFolder()
      try folder.writeObjects(
        Fixture.shop.replacingOccurrences(
          of: "IPHONEOS_DEPLOYMENT_TARGET = 13.0;", with: setting))
      let kit = try XcodeProject(path: folder.project).targets[1]
      expect(try kit.isForPhones(), equals: isForPhones)
    }
  }

  @Test func `what others need comes first`() throws {
    let tests = try #require(project.target(named: "ShopTests"))
    expect(try project.closure(of: tests).map(\.id), equals: ["KIT", "APP", "TESTS"])
  }

  @Test func `modules have names of Swift's`() throws {
    let names = try project.targets.map { try $0.moduleName() }
    expect(names, equals: ["Shop_One", "Price_Kit", "ShopTests"])
  }

  @Test func `packages are local or remote`() {
    expect(
      app.packageProducts.map(\.package),
      equals: [
        .remote(
          url: "https://example.org/images.git",
          requirement: "kind upToNextMajorVersion, minimumVersion 2.0.0"),
        .local(path: URL(fileURLWithPath: folder.path).deletingLastPathComponent().path + "/Rates"),
      ])
    expect(app.packageProducts.map(\.name), equals: ["Images", "Rates"])
    expect(project.localPackages, equals: ["\(folder.path)/Packages/Money"])
  }
}

struct SynchronizedFolderTests {
  @Test func `files of a folder belong to its target but for the exceptions`() throws {
    let folder = ProjectFolder()
    try folder.writeObjects(Fixture.folders)
    for name in [
      "App.swift", "Info.plist", "Widgets/Widget.swift", "Widgets/Other.swift", "Drafts/Idea.swift",
      "Assets.xcassets/Contents.json", "Base.lproj/Main.storyboard", "Site/index.html",
      ".hidden.swift", "App.entitlements", "words.json",
    ] {
      try folder.write("", "App/" + name)
    }
    let project = try XcodeProject(path: folder.project)
    expect(project.targets[0].sourceNames, equals: ["App.swift", "Other.swift"])
    expect(
      project.targets[0].resources.map(\.name),
      equals: [
        "Assets.xcassets", "Base.lproj/Main.storyboard", "Site", "words.json",
      ])
    expect(project.targets[1].sourceNames, equals: ["Widget.swift"])
    expect(project.targets[1].product, equals: .other("com.apple.product-type.app-extension"))
  }

  @Test func `a folder that is missing is said`() throws {
    let folder = ProjectFolder()
    try folder.writeObjects(Fixture.folders)
    expect(
      folder.complaint(),
      equals: "Shop.xcodeproj/project.pbxproj:6: the folder 'App' does not exist.")
  }

  @Test func `a link back into the folder is not followed`() throws {
    let folder = ProjectFolder()
    try folder.writeObjects(Fixture.folders)
    try folder.write("", "App/App.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/again", withDestinationPath: folder.path + "/App")
    expect(try XcodeProject(path: folder.project).targets[0].sourceNames, equals: ["App.swift"])
  }
}
