// SPDX-License-Identifier: Apache-2.0

/// A value of a project file that knows on which line it stands.
package struct ProjectValue: Equatable, Sendable {
  /// What a value can be.
  package enum Content: Equatable, Sendable {
    case text(String)
    case list([ProjectValue])
    case fields([String: ProjectValue])
  }

  /// The value itself.
  package let content: Content
  /// The line on which it begins, from 1.
  package let line: Int

  /// The text; nil: it is no text.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The elements; nil: it is no list.
  package var list: [ProjectValue]? {
    if case .list(let list) = content { list } else { nil }
  }

  /// The values by their keys; nil: it is no dictionary.
  package var fields: [String: ProjectValue]? {
    if case .fields(let fields) = content { fields } else { nil }
  }
}
