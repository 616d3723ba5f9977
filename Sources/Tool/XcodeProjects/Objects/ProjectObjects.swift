// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// All objects of a project file, by identifier.
struct ProjectObjects: Sendable {
  /// The maximum size of a project file, in bytes.
  private static let largest = 64 << 20

  /// The path of the project file.
  let file: String
  /// The project object.
  let root: ProjectObject
  private let objects: [String: ProjectObject]

  /// Reads the objects of the project file at `file`.
  ///
  /// - Throws: `ProjectError` with the line of the problem.
  init(file: String) throws(ProjectError) {
    let data: Data
    do throws(WholeFileError) {
      data = try WholeFile(file).read(atMost: Self.largest)
    } catch {
      throw ProjectError(file, nil, "the project file can't be read: \(error).")
    }
    try self.init([UInt8](data), file: file)
  }

  /// Reads the objects of a project file with the given bytes; `file` is the name used in errors.
  ///
  /// - Throws: `ProjectError` with the line of the problem.
  init(_ bytes: [UInt8], file: String) throws(ProjectError) {
    let whole = try PropertyListReader.value(in: bytes, file: file)
    guard let values = whole.fields?["objects"]?.fields else {
      throw ProjectError(file, whole.line, "there are no 'objects': this is not an Xcode project.")
    }
    var objects: [String: ProjectObject] = [:]
    objects.reserveCapacity(values.count)
    for (id, value) in values {
      objects[id] = try ProjectObject(id, value, file: file)
    }
    guard let rootID = whole.fields?["rootObject"] else {
      throw ProjectError(
        file, whole.line, "there is no 'rootObject': this is not an Xcode project.")
    }
    guard let root = rootID.text.flatMap({ objects[$0] }), root.kind == "PBXProject" else {
      throw ProjectError(file, rootID.line, "'rootObject' names no PBXProject of this file.")
    }
    self.file = file
    self.root = root
    self.objects = objects
  }

  /// Returns the objects of `kinds`, in the order of their lines.
  func all(_ kinds: Set<String>) -> [ProjectObject] {
    objects.values.filter { kinds.contains($0.kind) }.sorted { ($0.line, $0.id) < ($1.line, $1.id) }
  }

  /// The object with the given identifier, or `nil` if there is none.
  subscript(id: String) -> ProjectObject? { objects[id] }

  /// Returns the object that `reference` refers to, which must be one of `kinds`; `role` describes the
  /// reference in errors.
  ///
  /// - Throws: `ProjectError` when there is none, or it is of another kind.
  func object(
    _ reference: ProjectValue, _ kinds: Set<String>, role: String
  ) throws(ProjectError) -> ProjectObject {
    guard let id = reference.text, let object = objects[id] else {
      throw ProjectError(
        file, reference.line,
        "\(role) names the object \(reference.text ?? "without a name"), which is not in the file.")
    }
    guard kinds.contains(object.kind) else {
      throw ProjectError(
        file, object.line,
        "\(role) names \(object.id), which is of the kind '\(object.kind)'; expected "
          + "\(kinds.sorted().joined(separator: ", ")).")
    }
    return object
  }

  /// Returns the objects in the list `key` of `owner`.
  ///
  /// - Throws: `ProjectError` when one is missing or of another kind.
  func objects(
    _ key: String, of owner: ProjectObject, _ kinds: Set<String>
  ) throws(ProjectError) -> [ProjectObject] {
    var found: [ProjectObject] = []
    for reference in try owner.list(key) {
      found.append(
        try object(reference, kinds, role: "'\(key)' of the \(owner.kind) '\(owner.title)'"))
    }
    return found
  }

  /// Returns the object in the field `key` of `owner`, or `nil` if there is no such field.
  ///
  /// - Throws: `ProjectError` when the object is missing or of another kind.
  func optional(
    _ key: String, of owner: ProjectObject, _ kinds: Set<String>
  ) throws(ProjectError) -> ProjectObject? {
    guard let reference = owner[key] else { return nil }
    return try object(reference, kinds, role: "'\(key)' of the \(owner.kind) '\(owner.title)'")
  }
}
