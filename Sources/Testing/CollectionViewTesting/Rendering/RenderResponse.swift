// SPDX-License-Identifier: Apache-2.0

/// The response of a program that was started to render images.
package struct RenderResponse: Codable, Equatable, Sendable {
  /// A preview of the program.
  package struct Preview: Codable, Equatable, Sendable {
    /// The preview's name, or `nil` if it has none.
    package var name: String?
    /// The module and file that declare the preview, such as `Feed/FeedView.swift`.
    package var file: String
    /// The line at which the preview begins.
    package var line: Int

    /// Creates the description of a preview; see the properties.
    package init(name: String?, file: String, line: Int) {
      self.name = name
      self.file = file
      self.line = line
    }
  }

  /// The previews, in the order of files and lines.
  package var previews: [Preview] = []
  /// The reason for which rendering failed, or `nil` on success.
  package var failure: String?
  /// Whether the failure is that the application shows nothing.
  package var showsNothing = false

  /// Creates an empty response.
  package init() {}
}
