// SPDX-License-Identifier: Apache-2.0

package import DeveloperToolsSupport

/// A view or controller of UIKit's that a preview shows, and how.
public struct _ShownView: Sendable {
  /// What it is called; nil: nobody said.
  package var name: String?
  /// How it is shown; what was said last counts.
  package var traits: [PreviewLayout] = []
  /// What makes what is shown.
  package private(set) var content: PreviewRecord.Content

  init(_ content: PreviewRecord.Content) {
    self.content = content
  }

  /// Whether something is said of what is around it.
  private(set) var isSurrounded = false

  /// The same with something else that makes what is shown, which says what is around it.
  func surrounded(by content: PreviewRecord.Content) -> _ShownView {
    var view = self
    view.content = content
    view.isSurrounded = true
    return view
  }
}
