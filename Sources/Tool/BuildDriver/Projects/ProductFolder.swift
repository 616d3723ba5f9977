// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionXcodeProjects

/// The folder that is a program's main bundle: resources and an `Info.plist`.
///
/// Resources are copied, so that a program that writes into its bundle does not modify the project.
struct ProductFolder {
  let folder: CacheFolder

  /// Fills the folder with the resources of `targets`, those of an application last, with its `Info.plist`;
  /// libraries and tests find theirs in the bundle of a class, which is that of the program.
  ///
  /// - Throws: `BuildError` when a resource is missing or cannot be copied.
  func fill(with targets: [XcodeTarget]) throws(BuildError) {
    for target in targets where target.product != .application {
      try copyResources(of: target)
    }
    for target in targets where target.product == .application {
      try copyResources(of: target)
      try writeList(of: target)
    }
  }

  private func copyResources(of target: XcodeTarget) throws(BuildError) {
    try folder.make()
    for resource in target.resources {
      guard resource.exists else {
        throw BuildError(
          "\(target.place.file):\(resource.line): the resource '\(resource.path)' of the target"
            + " '\(target.name)' is missing.")
      }
      try copy(resource.path, to: resource.name)
      if resource.kind == "xcstrings" { try writeTables(of: resource) }
    }
  }

  private func writeList(of target: XcodeTarget) throws(BuildError) {
    let list: Data
    do throws(ProjectError) {
      list = try InfoPlist(of: target).data()
    } catch {
      throw BuildError(error)
    }
    try folder.write(String(decoding: list, as: UTF8.self), "Info.plist")
  }

  /// Writes a table for each language of a string catalogue.
  private func writeTables(of resource: ProjectFile) throws(BuildError) {
    let catalog = try CatalogueTables(path: resource.path)
    let table = URL(fileURLWithPath: resource.path).deletingPathExtension().lastPathComponent
    for language in catalog.tables.keys.sorted() {
      guard let text = try? catalog.text(of: language) else { continue }
      let languageFolder = folder.folder("\(language).lproj")
      try languageFolder.make()
      try languageFolder.write(text, "\(table).strings")
    }
  }

  private func copy(_ path: String, to name: String) throws(BuildError) {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isFolder.boolValue else { return try copyFile(path, to: name) }
    for part in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
      let whole = "\(path)/\(part)"
      if FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder), !isFolder.boolValue
      {
        try copyFile(whole, to: "\(name)/\(part)")
      }
    }
  }

  private func copyFile(_ path: String, to name: String) throws(BuildError) {
    var source = stat()
    var copied = stat()
    let place = folder.file(name)
    guard stat(path, &source) == 0 else { throw BuildError("'\(path)' can't be read.") }
    if stat(place, &copied) == 0, copied.st_size == source.st_size,
      copied.st_mtim.tv_sec >= source.st_mtim.tv_sec
    {
      return
    }
    try CacheFolder(path: URL(fileURLWithPath: place).deletingLastPathComponent().path).make()
    do {
      try? FileManager.default.removeItem(atPath: place)
      try FileManager.default.copyItem(atPath: path, toPath: place)
    } catch {
      throw BuildError("'\(path)' can't be copied to '\(place)'.")
    }
  }
}
