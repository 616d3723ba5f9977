// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionXcodeProjects
import Testing

/// Tests of projects that refer to other projects.
struct ForeignTargetTests {
  private let folder = ProjectFolder()

  /// An application that depends on a library of `Kits/Kit.xcodeproj`, and is linked with another one's.
  private static let shop = """
    P = {isa = PBXProject; mainGroup = G; projectReferences = (
      { ProductGroup = PROD; ProjectRef = KITS; }, { ProductGroup = PROD; ProjectRef = TOOLS; }, ); targets = ( APP, ); };
    G = {isa = PBXGroup; children = ( KITS, TOOLS ); sourceTree = "<group>"; };
    PROD = {isa = PBXGroup; children = ( PKIT, PTOOL ); name = Products; sourceTree = "<group>"; };
    KITS = {isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = Kits/Kit.xcodeproj; sourceTree = "<group>"; };
    TOOLS = {isa = PBXFileReference; path = ../Tools.xcodeproj; sourceTree = "<group>"; };
    PKIT = {isa = PBXReferenceProxy; fileType = wrapper.framework; path = Kit.framework; remoteRef = XP; sourceTree = BUILT_PRODUCTS_DIR; };
    PTOOL = {isa = PBXReferenceProxy; path = Tool.framework; remoteRef = XT; sourceTree = BUILT_PRODUCTS_DIR; };
    XP = {isa = PBXContainerItemProxy; containerPortal = KITS; proxyType = 2; remoteGlobalIDString = PRODUCT; remoteInfo = Kit; };
    XD = {isa = PBXContainerItemProxy; containerPortal = KITS; proxyType = 1; remoteGlobalIDString = APP; remoteInfo = Kit; };
    XT = {isa = PBXContainerItemProxy; containerPortal = TOOLS; proxyType = 2; remoteGlobalIDString = OLD; remoteInfo = Tool; };
    B1 = {isa = PBXBuildFile; fileRef = PKIT; }; B2 = {isa = PBXBuildFile; fileRef = PTOOL; };
    L1 = {isa = PBXFrameworksBuildPhase; files = ( B1, B2, ); };
    D1 = {isa = PBXTargetDependency; name = Kit; targetProxy = XD; };
    APP = {isa = PBXNativeTarget; buildPhases = ( L1, ); dependencies = ( D1, ); name = Shop;
      productType = "com.apple.product-type.application"; };
    """

  /// A library with an identifier that a target of another project has too, and which needs `Tool` of
  /// `../Tools.xcodeproj`.
  private static let kit = """
    P = {isa = PBXProject; mainGroup = G; targets = ( APP, ); };
    G = {isa = PBXGroup; children = ( TOOLS, F ); sourceTree = "<group>"; };
    F = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
    TOOLS = {isa = PBXFileReference; path = ../../Tools.xcodeproj; sourceTree = "<group>"; };
    XT = {isa = PBXContainerItemProxy; containerPortal = TOOLS; proxyType = 1; remoteGlobalIDString = TOOL; remoteInfo = Tool; };
    D1 = {isa = PBXTargetDependency; targetProxy = XT; };
    B = {isa = PBXBuildFile; fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = ( B, ); };
    APP = {isa = PBXNativeTarget; buildPhases = ( S, ); dependencies = ( D1, ); name = Kit; productReference = PRODUCT;
      productType = "com.apple.product-type.framework"; };
    """

  private static let tools = """
    P = {isa = PBXProject; mainGroup = G; targets = ( TOOL, ); };
    G = {isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
    TOOL = {isa = PBXNativeTarget; buildPhases = ( ); dependencies = ( ); name = Tool;
      productType = "com.apple.product-type.framework"; };
    """

  /// Returns the project in `folder/Shop`, with the other projects beside and above it.
  private func project(
    shop: String = Self.shop, kit: String? = Self.kit, tools: String? = Self.tools
  ) throws -> XcodeProject {
    for (name, objects) in [
      ("Shop/Shop", shop), ("Shop/Kits/Kit", kit), ("Tools", tools),
    ] {
      guard let objects else { continue }
      try folder.writeObjects(objects, "\(name).xcodeproj")
    }
    return try XcodeProject(path: "\(folder.path)/Shop/Shop.xcodeproj")
  }

  private func complaint(about project: XcodeProject) -> String? {
    do throws(ProjectError) {
      _ = try project.closure(of: project.targets[0])
      return nil
    } catch {
      return error.description.replacingOccurrences(of: folder.path + "/", with: "")
    }
  }

  @Test func `what a target needs of other projects comes first, each once`() throws {
    let project = try project()
    expect(project.targets.map(\.name), equals: ["Shop"])
    let all = try project.closure(of: project.targets[0])
    expect(all.map(\.name), equals: ["Tool", "Kit", "Shop"])
    expect(try project.needed(by: project.targets[0]).map(\.name), equals: ["Kit", "Kit", "Tool"])
    expect(all[1].sources.map(\.path), equals: ["\(folder.path)/Shop/Kits/Kit.swift"])
    expect(
      all.map(\.place.folder),
      equals: [folder.path, folder.path + "/Shop/Kits", folder.path + "/Shop"])
  }

  @Test(arguments: [
    ("buildPhases = ( C1, );", "PKIT"), ("buildPhases = ( L1, );", "OLDFILE"),
  ])
  func `a product is needed that is copied, or named as a file`(
    phases: String, file: String
  ) throws {
    let shop =
      Self.shop.replacing("dependencies = ( D1, )", with: "dependencies = ( )")
      .replacing("buildPhases = ( L1, );", with: phases)
      .replacing("fileRef = PKIT", with: "fileRef = \(file)")
      .replacing("files = ( B1, B2, )", with: "files = ( B1, )") + """
        C1 = {isa = PBXCopyFilesBuildPhase; files = ( B1, ); };
        OLDFILE = {isa = PBXFileReference; path = ../Debug/Kit.framework; sourceTree = "<group>"; };
        """
    let project = try project(shop: shop)
    expect(try project.needed(by: project.targets[0]).map(\.name), equals: ["Kit"])
  }

  @Test func `a project that is not there is named where the other one refers to it`() throws {
    expect(
      try complaint(about: project(kit: nil)),
      equals:
        "Shop/Shop.xcodeproj/project.pbxproj:8: 'Shop' needs 'Kit' of the project"
        + " 'Shop/Kits/Kit.xcodeproj', which does not exist; add it, or give a package that has it as"
        + " --package Kit=FOLDER."
    )
  }

  @Test func `what packages stand for is not needed of other projects`() throws {
    let project = try project(kit: nil)
    let all = try project.closure(of: project.targets[0], besides: ["Kit"])
    expect(all.map(\.name), equals: ["Tool", "Shop"])
  }

  @Test func `a project that nothing needs may be missing`() throws {
    let shop = Self.shop.replacing("dependencies = ( D1, )", with: "dependencies = ( )")
      .replacing("files = ( B1, B2, )", with: "files = ( )")
    expect(try complaint(about: project(shop: shop, kit: nil, tools: nil)) == nil)
  }

  @Test func `a project that is broken is named with its own line`() throws {
    expect(
      try complaint(about: project(tools: "P = {isa = PBXProject; targets = ( NONE, ); };")),
      equals:
        "Tools.xcodeproj/project.pbxproj:4: 'targets' of the PBXProject 'P' names the object NONE,"
        + " which is not in the file.")
  }

  @Test func `a target that the other project does not have is named with what it has`() throws {
    let tools = Self.tools.replacing("name = Tool", with: "name = Hammer")
    expect(
      try complaint(
        about: project(
          shop: Self.shop.replacing("dependencies = ( D1, )", with: "dependencies = ( )")
            .replacing("files = ( B1, B2, )", with: "files = ( B2, )"), tools: tools)),
      equals:
        "Shop/Shop.xcodeproj/project.pbxproj:14: 'Shop' needs 'Tool' of 'Tools.xcodeproj', which has"
        + " 'Hammer'.")
  }

  @Test(arguments: [
    (
      "remoteRef = XP;", "remoteRef = NONE;", 10,
      "'remoteRef' of the PBXReferenceProxy 'Kit.framework' names the object NONE, which is not in the file."
    ),
    (
      "containerPortal = KITS; proxyType = 1;", "containerPortal = NONE;", 13,
      "'containerPortal' of the PBXContainerItemProxy 'XD' names the object NONE, which is not in the file."
    ),
    (
      "containerPortal = KITS; proxyType = 1;", "", 13,
      "the PBXContainerItemProxy 'XD' has no 'containerPortal'."
    ),
    (
      "remoteGlobalIDString = OLD;", "", 14,
      "the PBXContainerItemProxy 'XT' has no 'remoteGlobalIDString'."
    ),
    (
      "Kits/Kit.xcodeproj; sourceTree = \"<group>\"", "Kit.xcodeproj; sourceTree = SDKROOT", 8,
      "the project 'Kit.xcodeproj' has no path."
    ),
  ])
  func `a broken reference is named with its line`(
    old: String, new: String, line: Int, sentence: String
  ) throws {
    do throws(ProjectError) {
      _ = try XcodeProject(path: write(Self.shop.replacingOccurrences(of: old, with: new)))
      Issue.record("nothing is said")
    } catch {
      expect((error.line, error.sentence) == (line, sentence))
    }
  }

  private func write(_ shop: String) -> String {
    try? folder.writeObjects(shop, "Shop/Shop.xcodeproj")
    return "\(folder.path)/Shop/Shop.xcodeproj"
  }

  @Test func `projects that need each other are a ring only where their targets are`() throws {
    let tools =
      Self.tools.replacing("dependencies = ( )", with: "dependencies = ( D )") + """
        D = {isa = PBXTargetDependency; targetProxy = X; };
        X = {isa = PBXContainerItemProxy; containerPortal = SHOP; remoteGlobalIDString = APP; remoteInfo = Shop; };
        SHOP = {isa = PBXFileReference; path = Shop/Shop.xcodeproj; sourceTree = "<group>"; };
        """
    expect(
      try complaint(about: project(tools: tools)),
      equals:
        "Tools.xcodeproj/project.pbxproj:6: the target 'Tool' needs 'Shop', which needs it in turn."
    )
  }

  @Test func `a dependency that names a target of its own project by a proxy is one`() throws {
    let shop = """
      P = {isa = PBXProject; mainGroup = G; targets = ( APP, KIT ); };
      G = {isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
      X = {isa = PBXContainerItemProxy; containerPortal = P; proxyType = 1; remoteGlobalIDString = KIT; remoteInfo = Kit; };
      D = {isa = PBXTargetDependency; targetProxy = X; };
      APP = {isa = PBXNativeTarget; buildPhases = ( ); dependencies = ( D ); name = Shop; };
      KIT = {isa = PBXNativeTarget; buildPhases = ( ); name = Kit; };
      """
    let project = try project(shop: shop, kit: nil, tools: nil)
    expect(try project.closure(of: project.targets[0]).map(\.name), equals: ["Kit", "Shop"])
  }
}
