// SPDX-License-Identifier: Apache-2.0

/// The sections of the controls screen.
@MainActor
enum ControlsSection: Int, CaseIterable {
  case rows
  case controls
  case outline

  var title: String {
    switch self {
    case .rows: "Rows"
    case .controls: "Controls"
    case .outline: "Outline"
    }
  }

  /// The rows of the section, except for those of the outline.
  var rows: [String] {
    switch self {
    case .rows: ["Edit", "Text Size", "Bookmarks", "Notifications", "About"]
    case .controls: ControlExample.names
    case .outline: []
    }
  }
}
