// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A reader of a target's dependencies: other targets, and products of packages.
struct DependencyReader {
  private let objects: ProjectObjects

  init(_ objects: ProjectObjects) {
    self.objects = objects
  }

  /// Returns the identifiers of the targets that `target` names, and of those whose products it links.
  ///
  /// - Throws: `ProjectError` with the line of the problem.
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

  /// Returns the targets of other projects that `target` names, and those whose products it links or copies.
  ///
  /// A product may be referenced as a file, wherever that was built once; it is matched by name, as in Xcode.
  ///
  /// - Throws: `ProjectError` with the line of the problem.
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
        throw portal.error("the project '\(portal.title)' has no path.")
      }
      found.append(
        ForeignTarget(
          project: path, id: try proxy.text(Self.remote),
          name: proxy.optionalText("remoteInfo") ?? portal.title,
          projectLine: portal.line, line: proxy.line))
    }
    return found
  }

  /// Returns the product of another project that `file` is, or that has the same name, or `nil` if there is
  /// none.
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

  /// The key of a proxy for the remote identifier.
  private static let remote = "remoteGlobalIDString"

  /// Returns the proxy in the field `key` of `owner`, which represents an object of another project.
  private func proxy(
    _ key: String, of owner: ProjectObject
  ) throws(ProjectError) -> ProjectObject? {
    try objects.optional(key, of: owner, ["PBXContainerItemProxy"])
  }

  /// Returns the project of the object that a proxy represents.
  private func portal(of proxy: ProjectObject) throws(ProjectError) -> ProjectObject {
    let kinds: Set = ["PBXFileReference", "PBXProject"]
    guard let portal = try objects.optional("containerPortal", of: proxy, kinds) else {
      throw proxy.error("the PBXContainerItemProxy '\(proxy.title)' has no 'containerPortal'.")
    }
    return portal
  }

  /// Returns the package products that `target` links.
  ///
  /// - Throws: `ProjectError` with the line of the problem.
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
