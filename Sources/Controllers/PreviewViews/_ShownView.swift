// SPDX-License-Identifier: Apache-2.0

package import DeveloperToolsSupport

/// A UIKit view or controller that a preview shows, with its modifiers.
public struct _ShownView: Sendable {
  /// The display name, or `nil` if none was set.
  package var name: String?
  /// The layout traits; the last one of a kind takes precedence.
  package var traits: [PreviewLayout] = []
  /// The closure that creates the view or controller.
  package private(set) var content: PreviewRecord.Content

  init(_ content: PreviewRecord.Content) {
    self.content = content
  }

  /// Whether an environment value was set.
  private(set) var isSurrounded = false

  /// Returns the view with another content, which sets its environment.
  func surrounded(by content: PreviewRecord.Content) -> _ShownView {
    var view = self
    view.content = content
    view.isSurrounded = true
    return view
  }
}
