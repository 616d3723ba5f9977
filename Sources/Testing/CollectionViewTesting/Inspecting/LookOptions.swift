// SPDX-License-Identifier: Apache-2.0

/// The selection of elements and the format of an inspection of a screen.
package struct LookOptions: Codable, Equatable, Sendable {
  /// Whether only elements that the user can act on are listed: controls, cells, fields, scroll views.
  package var isInteractive = false
  /// The text that listed elements contain, regardless of case; `nil` for all elements.
  package var text: String?
  /// The number of levels that are listed, from 1 for the outermost elements; `nil` for all levels.
  package var depth: Int?
  /// Whether each element is a JSON object on a line of its own.
  ///
  /// The keys are `ref`, `role`, `text`, `frame` (x, y, width and height, in points, in the coordinate space of
  /// the window), `states`, `value`, `identifier`, `depth` from 0, and `above`, `below`, `before` and `after`
  /// with the numbers of elements that a scroll view has out of sight. Keys without a value are omitted.
  package var isJSON = false
  /// The maximum number of lines; `nil` for all lines.
  package var lineLimit: Int? = 40
  /// The reference of the element whose parts are listed, as in `@e7`; `nil` for the whole screen.
  package var root: String?

  /// Creates options that list all elements, in at most 40 lines of text.
  package init() {}
}
