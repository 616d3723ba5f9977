// SPDX-License-Identifier: Apache-2.0

/// One object of a project: a target, a group, a file, a list of settings.
struct ProjectObject: Sendable {
  /// The identifier used in references.
  let id: String
  /// The class of the object, such as `PBXGroup`.
  let kind: String
  /// The line on which the object begins.
  let line: Int
  /// The path of the project file.
  let file: String
  private let fields: [String: ProjectValue]

  /// Creates the object described by `value`.
  ///
  /// - Throws: `ProjectError` when it has no class.
  init(_ id: String, _ value: ProjectValue, file: String) throws(ProjectError) {
    guard let fields = value.fields else {
      throw ProjectError(file, value.line, "the object \(id) is not a dictionary.")
    }
    guard let kind = fields["isa"]?.text else {
      throw ProjectError(file, value.line, "the object \(id) has no 'isa', which names its class.")
    }
    self.id = id
    self.kind = kind
    line = value.line
    self.file = file
    self.fields = fields
  }

  /// The display name, or else the identifier.
  var title: String { optionalText("name") ?? optionalText("path") ?? id }

  /// Returns an error at the object's line.
  func error(_ sentence: String, at value: ProjectValue? = nil) -> ProjectError {
    ProjectError(file, value?.line ?? line, sentence)
  }

  /// The unmodified field named `key`, or `nil` if there is none.
  subscript(key: String) -> ProjectValue? { fields[key] }

  /// Returns the text of a field, or `nil` if there is none or it is not a text.
  func optionalText(_ key: String) -> String? { fields[key]?.text }

  /// Returns the text of a required field.
  ///
  /// - Throws: `ProjectError` when it is missing or not a text.
  func text(_ key: String) throws(ProjectError) -> String {
    guard let value = fields[key] else { throw error("the \(kind) '\(title)' has no '\(key)'.") }
    guard let text = value.text else {
      throw error("'\(key)' of the \(kind) '\(title)' is not a text.", at: value)
    }
    return text
  }

  /// Returns the elements of a field; empty if there is no such field.
  ///
  /// - Throws: `ProjectError` when it is not a list.
  func list(_ key: String) throws(ProjectError) -> [ProjectValue] {
    guard let value = fields[key] else { return [] }
    guard let list = value.list else {
      throw error("'\(key)' of the \(kind) '\(title)' is not a list.", at: value)
    }
    return list
  }

  /// Returns the texts of a field; empty if there is no such field.
  ///
  /// - Throws: `ProjectError` when an element is not a text.
  func texts(_ key: String) throws(ProjectError) -> [String] {
    var texts: [String] = []
    for value in try list(key) {
      guard let text = value.text else {
        throw error(
          "'\(key)' of the \(kind) '\(title)' contains a value that is not a text.", at: value)
      }
      texts.append(text)
    }
    return texts
  }

  /// Returns the values of a field by key; empty if there is no such field.
  ///
  /// - Throws: `ProjectError` when it is not a dictionary.
  func dictionary(_ key: String) throws(ProjectError) -> [String: ProjectValue] {
    guard let value = fields[key] else { return [:] }
    guard let dictionary = value.fields else {
      throw error("'\(key)' of the \(kind) '\(title)' is not a dictionary.", at: value)
    }
    return dictionary
  }
}
