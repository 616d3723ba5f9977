// SPDX-License-Identifier: Apache-2.0

package import MullionViewControllers
package import MullionViewTree

/// A preview that the program's sources declare.
package struct PreviewRecord: Sendable {
  /// The content of a preview, as a closure that creates it.
  package enum Content: Sendable {
    case controller(@MainActor () -> UIViewController)
    case view(@MainActor () -> UIView)
    /// Several previews, determined on request.
    ///
    /// A missing name is taken from this record; its file, line and traits apply to all of them.
    case several(@MainActor () -> [PreviewRecord])
  }

  /// The name, or `nil` if none was given.
  package var name: String?
  /// The module and file of the preview's declaration, such as `Feed/FeedView.swift`.
  package var fileID: String
  /// The first line of the preview's declaration.
  package var line: Int
  /// The layouts that the traits of the preview request, in order.
  package var traits: [PreviewLayout]
  /// The closure that creates the view or the view controller, or the records of several previews.
  package var content: Content

  /// Creates a record of a preview declared at the given location.
  package init(
    name: String?, fileID: String, line: Int, traits: [PreviewLayout], content: Content
  ) {
    self.name = name
    self.fileID = fileID
    self.line = line
    self.traits = traits
    self.content = content
  }

  /// The record itself, or the records of several previews.
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
