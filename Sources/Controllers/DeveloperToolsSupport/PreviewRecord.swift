// SPDX-License-Identifier: Apache-2.0

package import MullionViewControllers
package import MullionViewTree

/// A preview that the sources of the program declare.
package struct PreviewRecord: Sendable {
  /// What makes what is shown.
  package enum Content: Sendable {
    case controller(@MainActor () -> UIViewController)
    case view(@MainActor () -> UIView)
    /// Previews that are known when somebody asks; names and traits that they lack are those of this.
    case several(@MainActor () -> [PreviewRecord])
  }

  /// What it is called; nil: nobody said.
  package var name: String?
  /// The module and the file that it stands in, `Feed/FeedView.swift`.
  package var fileID: String
  /// The line that it begins at.
  package var line: Int
  /// How it is shown.
  package var traits: [PreviewLayout]
  /// What makes what is shown.
  package var content: Content

  /// A preview; see the properties.
  package init(
    name: String?, fileID: String, line: Int, traits: [PreviewLayout], content: Content
  ) {
    self.name = name
    self.fileID = fileID
    self.line = line
    self.traits = traits
    self.content = content
  }

  /// The preview, or the previews that it stands for.
  @MainActor
  var parts: [PreviewRecord] {
    guard case .several(let make) = content else { return [self] }
    return make().map { part in
      var part = part
      part.name = part.name ?? name
      (part.fileID, part.line) = (fileID, line)
      part.traits = traits + part.traits
      return part
    }
  }
}
