// SPDX-License-Identifier: Apache-2.0

/// One object of a project: a target, a group, a file, a list of settings.
struct ProjectObject: Sendable {
  /// What others call it by.
  let id: String
  /// Its class, such as `PBXGroup`.
  let kind: String
  /// The line on which it begins.
  let line: Int
  /// The project file it stands in.
  let file: String
  private let fields: [String: ProjectValue]

  /// The object that `value` describes.
  ///
  /// - Throws: `ProjectError` when it has no class.
  init(_ id: String, _ value: ProjectValue, file: String) throws(ProjectError) {
    guard let fields = value.fields else {
      throw ProjectError(file, value.line, "the object \(id) is no dictionary.")
    }
    guard let kind = fields["isa"]?.text else {
      throw ProjectError(file, value.line, "the object \(id) has no 'isa', which says what it is.")
    }
    self.id = id
    self.kind = kind
    line = value.line
    self.file = file
    self.fields = fields
  }

  /// The name that people know it by, else its id.
  var title: String { optionalText("name") ?? optionalText("path") ?? id }

  /// An error at the object's line.
  func error(_ sentence: String, at value: ProjectValue? = nil) -> ProjectError {
    ProjectError(file, value?.line ?? line, sentence)
  }

  /// The field named `key` as it stands; nil: there is none.
  subscript(key: String) -> ProjectValue? { fields[key] }

  /// The text of a field; nil when there is none or it is no text.
  func optionalText(_ key: String) -> String? { fields[key]?.text }

  /// The text of a field that has to be there.
  ///
  /// - Throws: `ProjectError` when it is not.
  func text(_ key: String) throws(ProjectError) -> String {
    guard let value = fields[key] else { throw error("the \(kind) '\(title)' has no '\(key)'.") }
    guard let text = value.text else {
      throw error("'\(key)' of the \(kind) '\(title)' is no text.", at: value)
    }
    return text
  }

  /// The elements of a field; none when there is no such field.
  ///
  /// - Throws: `ProjectError` when it is no list.
  func list(_ key: String) throws(ProjectError) -> [ProjectValue] {
    guard let value = fields[key] else { return [] }
    guard let list = value.list else {
      throw error("'\(key)' of the \(kind) '\(title)' is no list.", at: value)
    }
    return list
  }

  /// The texts of a field; none when there is no such field.
  ///
  /// - Throws: `ProjectError` when an element is no text.
  func texts(_ key: String) throws(ProjectError) -> [String] {
    var texts: [String] = []
    for value in try list(key) {
      guard let text = value.text else {
        throw error("'\(key)' of the \(kind) '\(title)' holds what is no text.", at: value)
      }
      texts.append(text)
    }
    return texts
  }

  /// The values of a field by their keys; none when there is no such field.
  ///
  /// - Throws: `ProjectError` when it is no dictionary.
  func dictionary(_ key: String) throws(ProjectError) -> [String: ProjectValue] {
    guard let value = fields[key] else { return [:] }
    guard let dictionary = value.fields else {
      throw error("'\(key)' of the \(kind) '\(title)' is no dictionary.", at: value)
    }
    return dictionary
  }
}
