// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionXcodeProjects
import Testing

struct BuildSettingsTests {
  private func settings(
    _ text: String, file: String = ""
  ) throws -> (ProjectFolder, BuildSettings) {
    let folder = ProjectFolder()
    try folder.write(file, "Shop.xcconfig")
    try folder.writeObjects(
      """
      P = {isa = PBXProject; mainGroup = G; targets = ( T ); };
      G = {isa = PBXGroup; children = ( F ); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = Shop.xcconfig; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; buildPhases = ( ); name = "My Shop"; buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = ( C ); };
      C = {isa = XCBuildConfiguration; baseConfigurationReference = F; name = Debug; buildSettings = {
      \(text)
      }; };
      """)
    return (folder, try XcodeProject(path: folder.project).targets[0].settings)
  }

  @Test func `the target's own settings come before the project's`() throws {
    let folder = try Fixture.shopFolder()
    let shop = try XcodeProject(path: folder.project).targets[0].settings
    expect(try shop.value("SWIFT_VERSION"), equals: "5.0")
    expect(try shop.value("IPHONEOS_DEPLOYMENT_TARGET"), equals: "16.0")
    expect(
      try shop.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS"), equals: ["DEBUG", "FEATURE_LEMONY"])
  }

  @Test func `another configuration has other settings`() throws {
    let folder = try Fixture.shopFolder()
    let shop = try XcodeProject(path: folder.project, configuration: "Release").targets[1]
    expect(try shop.settings.value("SWIFT_VERSION"), equals: "4.2")
  }

  @Test(arguments: [
    ("$(TARGET_NAME)", "My Shop"), ("${TARGET_NAME:c99extidentifier}", "My_Shop"),
    ("$(NOPE:default=yes)", "yes"), ("$(NOPE)", ""), ("a$(A_$(B))c", "abc"), ("$", "$"),
    ("$(TARGET_NAME", "$(TARGET_NAME"), ("$(SRC:lower:file)", "x.swift"), ("100 %", "100 %"),
    ("$(inherited)", ""),
  ])
  func `references are resolved`(text: String, expected: String) throws {
    let (_, settings) = try settings(
      "VALUE = \"\(text)\"; A_B = b; B = B; SRC = \"/Tmp/X.swift\";")
    expect(try settings.value("VALUE"), equals: expected)
  }

  @Test func `elements with blanks are quoted`() throws {
    let (_, settings) = try settings(
      "FLAGS = ( \"-D\", \"a b\", \"-DX=\\\"1\\\"\" ); EMPTY = ( );",
      file: "MORE = one 'two three'")
    expect(try settings.list("FLAGS"), equals: ["-D", "a b", "-DX=1"])
    expect(try settings.list("EMPTY"), equals: [])
    expect(try settings.list("MORE"), equals: ["one", "two three"])
  }

  @Test(arguments: [
    ("A = \"$(B)\"; B = \"$(A)\";", "A"),
    (
      "A = \"$(B)$(B)\"; B = \"$(C)$(C)\"; C = \"$(D)$(D)\"; D = \"$(E)$(E)\"; E = \""
        + String(repeating: "x", count: 9000) + "\";", "A"
    ),
  ])
  func `settings without an end are named with their line`(text: String, name: String) throws {
    let (_, settings) = try settings(text)
    let error = #expect(throws: ProjectError.self) { try settings.value(name) }
    expect(error?.line, equals: 10)
    expect(error?.sentence, equals: "a build setting refers to itself, or to too many others.")
  }

  @Test(arguments: [
    ("#include \"Shop.xcconfig\"", "includes itself"),
    ("#include \"None.xcconfig\"", "does not exist"),
    ("#include None", "expected #include \"FILE\""), ("\n\nA B", "expected NAME = VALUE"),
  ])
  func `a broken file of settings is named with its line`(text: String, expected: String) throws {
    let error = #expect(throws: ProjectError.self) { try settings("", file: text) }
    expect(error?.file.hasSuffix("/Shop.xcconfig"), equals: true)
    expect(error?.line, equals: (text.hasPrefix("\n") ? 3 : 1))
    expect(error?.sentence.contains(expected), equals: true)
  }

  @Test func `conditions in brackets choose among values`() throws {
    let (_, settings) = try settings(
      "",
      file: """
        A[sdk=iphonesimulator*] = phone
        A = any
        B[config=Release] = no
        B[arch=*][sdk=iphone*] = both // why
        """)
    expect(try settings.value("A"), equals: "phone")
    expect(try settings.value("B"), equals: "both")
  }
}

struct InfoPlistTests {
  private func values(_ project: XcodeProject) throws -> [String: Any] {
    let data = try InfoPlist(of: project.targets[0]).data()
    return try #require(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }

  @Test func `the file and the settings make one list`() throws {
    let folder = try Fixture.shopFolder()
    let values = try values(XcodeProject(path: folder.project))
    expect(values["CFBundleIdentifier"] as? String, equals: "org.example.Shop-One")
    expect(values["CFBundleDevelopmentRegion"] as? String, equals: "de")
    expect(values["UIMainStoryboardFile"] as? String, equals: "Main")
    expect(values["UIAppFonts"] as? [String], equals: ["lemony.ttf"])
    expect(
      values["UISupportedInterfaceOrientations~ipad"] as? [String],
      equals: [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
      ])
  }

  @Test func `a file that is missing or broken is named`() throws {
    let folder = try Fixture.shopFolder()
    let project = try XcodeProject(path: folder.project)
    try folder.write("<plist><dict>", "The App/Info.plist")
    #expect(throws: ProjectError.self) { try values(project) }
    try FileManager.default.removeItem(atPath: folder.path + "/The App/Info.plist")
    let error = #expect(throws: ProjectError.self) { try values(project) }
    expect(error?.file, equals: folder.file)
    expect(error?.line, equals: project.targets[0].line)
  }
}
