// SPDX-License-Identifier: Apache-2.0

/// A reader of the files of a build phase.
struct PhaseReader {
  private let objects: ProjectObjects
  private let tree: ProjectTree

  init(_ reader: TargetReader) {
    objects = reader.objects
    tree = reader.tree
  }

  /// Returns the files of `phase` that are built for iOS, without products and Xcode's own files.
  ///
  /// - Throws: `ProjectError` with the line of the problem.
  func files(of phase: ProjectObject) throws(ProjectError) -> [ProjectFile] {
    var files: [ProjectFile] = []
    for build in try objects.objects("files", of: phase, ["PBXBuildFile"])
    where try Self.isForPhones(build) {
      // A build file without a reference remains after a file was deleted; Xcode ignores it as well.
      guard let object = try objects.optional("fileRef", of: build, ProjectTree.members) else {
        continue
      }
      files += try members(object)
    }
    return files
  }

  /// Returns whether the platform filters of `build` include iOS.
  static func isForPhones(_ build: ProjectObject) throws(ProjectError) -> Bool {
    var filters = try build.texts("platformFilters")
    if let one = build.optionalText("platformFilter") { filters.append(one) }
    return filters.isEmpty || filters.contains("ios")
  }

  /// Returns the file itself; for a variant group, each localized file.
  private func members(_ object: ProjectObject) throws(ProjectError) -> [ProjectFile] {
    guard object.kind == "PBXVariantGroup" else {
      guard object.kind != "PBXReferenceProxy", let path = try tree.path(of: object) else {
        return []
      }
      return [ProjectFile(path: path, line: object.line)]
    }
    var files: [ProjectFile] = []
    for child in try objects.objects("children", of: object, ["PBXFileReference"]) {
      guard let path = try tree.path(of: child) else { continue }
      files.append(ProjectFile(path: path, line: child.line))
    }
    return files
  }
}
