// SPDX-License-Identifier: Apache-2.0

/// A value of a project file with its line.
package struct ProjectValue: Equatable, Sendable {
  /// The content of a value.
  package enum Content: Equatable, Sendable {
    case text(String)
    case list([ProjectValue])
    case fields([String: ProjectValue])
  }

  /// The content: a text, a list or a dictionary.
  package let content: Content
  /// The line on which the value begins, starting at 1.
  package let line: Int

  /// The text, or `nil` if the value is not a text.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The elements, or `nil` if the value is not a list.
  package var list: [ProjectValue]? {
    if case .list(let list) = content { list } else { nil }
  }

  /// The values by key, or `nil` if the value is not a dictionary.
  package var fields: [String: ProjectValue]? {
    if case .fields(let fields) = content { fields } else { nil }
  }
}
