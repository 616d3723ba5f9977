// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads what a target stands on: other targets, and libraries of packages.
struct DependencyReader {
  private let objects: ProjectObjects

  init(_ objects: ProjectObjects) {
    self.objects = objects
  }

  /// The ids of the targets that `target` names, and of those whose products it is linked with.
  ///
  /// - Throws: `ProjectError` with the line of what is wrong.
  func targets(
    of target: ProjectObject, _ phases: [ProjectObject]
  ) throws(ProjectError) -> [String] {
    var ids: [String] = []
    for dependency in try objects.objects("dependencies", of: target, ["PBXTargetDependency"])
    where try PhaseReader.isForPhones(dependency) {
      if let other = try objects.optional("target", of: dependency, TargetReader.kinds) {
        ids.append(other.id)
      } else if let proxy = try proxy("targetProxy", of: dependency),
        try portal(of: proxy).id == objects.root.id, let id = proxy.optionalText(Self.remote)
      {
        ids.append(id)
      }
    }
    let makers = objects.all(TargetReader.kinds)
    for build in try linked(by: phases) {
      guard let product = build.optionalText("fileRef") else { continue }
      ids += makers.filter { $0.optionalText("productReference") == product }.map(\.id)
    }
    var seen: Set = [target.id]
    return ids.filter { seen.insert($0).inserted }
  }

  /// The targets of other projects that `target` names, and those whose products it is linked with or has a
  /// copy of.
  ///
  /// A product may be named as a file, wherever that was built once: its name tells, as in Xcode.
  ///
  /// - Throws: `ProjectError` with the line of what is wrong.
  func foreignTargets(
    of target: ProjectObject, _ phases: [ProjectObject], _ tree: ProjectTree
  ) throws(ProjectError) -> [ForeignTarget] {
    var proxies: [ProjectObject] = []
    for dependency in try objects.objects("dependencies", of: target, ["PBXTargetDependency"])
    where try PhaseReader.isForPhones(dependency) {
      guard dependency["target"] == nil else { continue }
      if let proxy = try proxy("targetProxy", of: dependency) { proxies.append(proxy) }
    }
    let copied = try builds(of: phases, "PBXCopyFilesBuildPhase")
    for build in try linked(by: phases) + copied where try PhaseReader.isForPhones(build) {
      guard let id = build.optionalText("fileRef"), let file = objects[id],
        let product = product(of: file), let proxy = try proxy("remoteRef", of: product)
      else { continue }
      proxies.append(proxy)
    }
    var found: [ForeignTarget] = []
    for proxy in proxies {
      let portal = try portal(of: proxy)
      guard portal.id != objects.root.id else { continue }
      guard let path = try tree.path(of: portal) else {
        throw portal.error("where the project '\(portal.title)' stands is not said.")
      }
      found.append(
        ForeignTarget(
          project: path, id: try proxy.text(Self.remote),
          name: proxy.optionalText("remoteInfo") ?? portal.title,
          projectLine: portal.line, line: proxy.line))
    }
    return found
  }

  /// What another project makes that `file` is, or that has its name; nil: nothing.
  private func product(of file: ProjectObject) -> ProjectObject? {
    guard file.kind != "PBXReferenceProxy" else { return file }
    guard file.kind == "PBXFileReference", let name = Self.name(of: file) else { return nil }
    let makers = objects.all(TargetReader.kinds)
    // The project's own product.
    guard !makers.contains(where: { $0.optionalText("productReference") == file.id }) else {
      return nil
    }
    return objects.all(["PBXReferenceProxy"]).first { Self.name(of: $0) == name }
  }

  private static func name(of file: ProjectObject) -> Substring? {
    file.optionalText("path")?.split(separator: "/").last
  }

  /// The key under which a proxy names what it stands for.
  private static let remote = "remoteGlobalIDString"

  /// The proxy that the field `key` of `owner` names: what stands for something of another project.
  private func proxy(
    _ key: String, of owner: ProjectObject
  ) throws(ProjectError) -> ProjectObject? {
    try objects.optional(key, of: owner, ["PBXContainerItemProxy"])
  }

  /// The project that a proxy stands for something of.
  private func portal(of proxy: ProjectObject) throws(ProjectError) -> ProjectObject {
    let kinds: Set = ["PBXFileReference", "PBXProject"]
    guard let portal = try objects.optional("containerPortal", of: proxy, kinds) else {
      throw proxy.error("the PBXContainerItemProxy '\(proxy.title)' has no 'containerPortal'.")
    }
    return portal
  }

  /// The libraries of packages that `target` is linked with.
  ///
  /// - Throws: `ProjectError` with the line of what is wrong.
  func products(
    of target: ProjectObject, _ phases: [ProjectObject], _ tree: ProjectTree
  ) throws(ProjectError) -> [PackageProduct] {
    let kind: Set = ["XCSwiftPackageProductDependency"]
    var named = try objects.objects("packageProductDependencies", of: target, kind)
    for build in try linked(by: phases) {
      if let product = try objects.optional("productRef", of: build, kind) { named.append(product) }
    }
    var found: [PackageProduct] = []
    for object in named {
      let name = try object.text("productName")
      guard !name.hasPrefix("plugin:"), !found.contains(where: { $0.name == name }) else {
        continue
      }
      let product = PackageProduct(
        name: name, package: try package(of: object, tree), line: object.line)
      found.append(product)
    }
    return found
  }

  private func linked(by phases: [ProjectObject]) throws(ProjectError) -> [ProjectObject] {
    try builds(of: phases, "PBXFrameworksBuildPhase")
  }

  private func builds(
    of phases: [ProjectObject], _ kind: String
  ) throws(ProjectError) -> [ProjectObject] {
    var builds: [ProjectObject] = []
    for phase in phases where phase.kind == kind {
      builds += try objects.objects("files", of: phase, ["PBXBuildFile"])
    }
    return builds
  }

  private func package(
    of product: ProjectObject, _ tree: ProjectTree
  ) throws(ProjectError) -> PackageReference? {
    let kinds: Set = ["XCRemoteSwiftPackageReference", "XCLocalSwiftPackageReference"]
    guard let reference = try objects.optional("package", of: product, kinds) else { return nil }
    if reference.kind == "XCLocalSwiftPackageReference" {
      let path = tree.folder + "/" + (try reference.text("relativePath"))
      return .local(path: URL(fileURLWithPath: path).standardizedFileURL.path)
    }
    let requirement = try reference.dictionary("requirement").sorted { $0.key < $1.key }
    return .remote(
      url: try reference.text("repositoryURL"),
      requirement: requirement.map { "\($0.key) \($0.value.text ?? "")" }.joined(separator: ", "))
  }
}
