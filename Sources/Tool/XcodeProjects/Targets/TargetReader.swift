// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A reader of the targets of a project.
struct TargetReader {
  let objects: ProjectObjects
  let tree: ProjectTree
  let place: ProjectPlace
  let projectName: String
  /// The name of the configuration to use, if a target has it.
  let configuration: String

  static let kinds: Set = ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"]
  private static let phases: Set = [
    "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXFrameworksBuildPhase",
    "PBXHeadersBuildPhase", "PBXCopyFilesBuildPhase", "PBXShellScriptBuildPhase",
    "PBXRezBuildPhase", "PBXAppleScriptBuildPhase", "PBXJavaArchiveBuildPhase",
  ]

  /// Returns the target described by `object`.
  ///
  /// - Throws: `ProjectError` with the line of the problem.
  func target(_ object: ProjectObject) throws(ProjectError) -> XcodeTarget {
    let phases = try objects.objects("buildPhases", of: object, Self.phases)
    var named: [String: [ProjectFile]] = [:]
    for phase in phases {
      named[phase.kind, default: []] += try PhaseReader(self).files(of: phase)
    }
    let folders = try synchronizedFiles(of: object)
    let compiled = (named["PBXSourcesBuildPhase"] ?? []) + folders.filter(\.isCompiled)
    let (settings, missing) = try settings(of: object)
    let copied = (named["PBXResourcesBuildPhase"] ?? []) + folders.filter { !$0.isCompiled }
    return XcodeTarget(
      place: place, id: object.id, productID: object.optionalText("productReference"),
      name: try object.text("name"), line: object.line,
      product: ProductKind(object.optionalText("productType") ?? object.kind),
      sources: Self.unique(compiled.filter { $0.kind == "swift" }),
      otherSources: Self.unique(compiled.filter { $0.kind != "swift" }),
      resources: Self.unique(copied),
      frameworks: Self.unique(named["PBXFrameworksBuildPhase"] ?? []).filter { $0.module != nil },
      dependencies: try DependencyReader(objects).targets(of: object, phases),
      foreignDependencies: try DependencyReader(objects).foreignTargets(of: object, phases, tree),
      packageProducts: try DependencyReader(objects).products(of: object, phases, tree),
      host: try host(of: object),
      settings: settings, missing: missing)
  }

  private static func unique(_ files: [ProjectFile]) -> [ProjectFile] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0.path).inserted }
  }

  /// Returns the files of synchronized folders: the target's own, and exceptions of other targets' folders.
  private func synchronizedFiles(of target: ProjectObject) throws(ProjectError) -> [ProjectFile] {
    let kind: Set = ["PBXFileSystemSynchronizedRootGroup"]
    let own = Set(try objects.objects("fileSystemSynchronizedGroups", of: target, kind).map(\.id))
    var files: [ProjectFile] = []
    for object in objects.all(kind) {
      guard let path = try tree.path(of: object) else { continue }
      let folder = try SynchronizedFolder(object, at: path, in: objects)
      files += try folder.files(of: target.id, isMember: own.contains(object.id))
    }
    return files
  }

  /// Returns the identifier of the application that hosts the tests, from the project's attributes.
  private func host(of target: ProjectObject) throws(ProjectError) -> String? {
    let attributes = try objects.root.dictionary("attributes")["TargetAttributes"]?.fields
    let id = attributes?[target.id]?.fields?["TestTargetID"]?.text
    return id.flatMap { objects[$0] == nil ? nil : $0 }
  }

  /// Returns the settings of `target`, and the missing settings files.
  private func settings(
    of target: ProjectObject
  ) throws(ProjectError) -> (BuildSettings, missing: [ProjectError]) {
    var layers: [SettingLayer] = []
    var missing: [ProjectError] = []
    for owner in [objects.root, target] {
      guard
        let list = try objects.optional(
          "buildConfigurationList", of: owner, ["XCConfigurationList"])
      else { continue }
      let all = try objects.objects("buildConfigurations", of: list, ["XCBuildConfiguration"])
      let standard = list.optionalText("defaultConfigurationName")
      let chosen =
        all.first { $0.optionalText("name") == configuration }
        ?? all.first { $0.optionalText("name") == standard } ?? all.first
      guard let chosen else { continue }
      if let file = try baseFile(of: chosen) {
        if FileManager.default.fileExists(atPath: file) {
          let (layer, absent) = try ConfigurationFile.layer(path: file)
          layers.append(layer)
          missing += absent
        } else {
          missing.append(
            chosen.error(
              "the configuration file '\(file)' does not exist; its settings are left out."))
        }
      }
      layers.append(try SettingLayer(chosen))
    }
    let settings = BuildSettings(
      layers: layers, defaults: defaults(of: target),
      conditions: ["sdk": "iphonesimulator", "config": configuration, "arch": "x86_64"])
    return (settings, missing)
  }

  /// Returns the path of the settings file on which `configuration` is based.
  private func baseFile(of configuration: ProjectObject) throws(ProjectError) -> String? {
    if let file = try objects.optional(
      "baseConfigurationReference", of: configuration, ["PBXFileReference"])
    {
      return try tree.path(of: file)
    }
    guard
      let folder = try objects.optional(
        "baseConfigurationReferenceAnchor", of: configuration,
        ["PBXFileSystemSynchronizedRootGroup"]),
      let relative = configuration.optionalText("baseConfigurationReferenceRelativePath"),
      let path = try tree.path(of: folder)
    else { return nil }
    return path + "/" + relative
  }

  private func defaults(of target: ProjectObject) -> [String: String] {
    let name = target.optionalText("name") ?? ""
    return [
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PROJECT_NAME": projectName, "PROJECT": projectName,
      "PROJECT_DIR": tree.folder, "SRCROOT": tree.folder, "SOURCE_ROOT": tree.folder,
      "CONFIGURATION": configuration, "PLATFORM_NAME": "iphonesimulator",
      "SDKROOT": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
      "DEVELOPMENT_LANGUAGE": objects.root.optionalText("developmentRegion") ?? "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "INFOPLIST_KEY_CFBundleDisplayName": "",
      "CURRENT_PROJECT_VERSION": "1", "MARKETING_VERSION": "1.0",
    ]
  }
}

extension ProjectFile {
  /// Whether the file is compiled, in any language.
  fileprivate var isCompiled: Bool {
    [
      "swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "xcdatamodeld", "xcdatamodel",
      "intentdefinition", "mlmodel",
    ].contains(kind)
  }
}
