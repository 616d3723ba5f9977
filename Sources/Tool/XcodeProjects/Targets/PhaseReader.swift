// SPDX-License-Identifier: Apache-2.0

/// Reads which files a build phase names.
struct PhaseReader {
  private let objects: ProjectObjects
  private let tree: ProjectTree

  init(_ reader: TargetReader) {
    objects = reader.objects
    tree = reader.tree
  }

  /// The files of `phase` that are built for iOS; products and Xcode's own are left out.
  ///
  /// - Throws: `ProjectError` with the line of what is wrong.
  func files(of phase: ProjectObject) throws(ProjectError) -> [ProjectFile] {
    var files: [ProjectFile] = []
    for build in try objects.objects("files", of: phase, ["PBXBuildFile"])
    where try Self.isForPhones(build) {
      // A build file of nothing is what a deleted file leaves behind; Xcode takes no notice either.
      guard let object = try objects.optional("fileRef", of: build, ProjectTree.members) else {
        continue
      }
      files += try members(object)
    }
    return files
  }

  /// Whether the filters of `build` let it through.
  static func isForPhones(_ build: ProjectObject) throws(ProjectError) -> Bool {
    var filters = try build.texts("platformFilters")
    if let one = build.optionalText("platformFilter") { filters.append(one) }
    return filters.isEmpty || filters.contains("ios")
  }

  /// The file itself; of a group of languages, each one's.
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
