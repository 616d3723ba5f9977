// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The content of a bar button item.
enum BarItemContent {
  case title(String)
  case image(UIImage)
  case glyph(BarGlyph)
  case view(UIView)
  case fixedSpace
  case flexibleSpace

  var isSpace: Bool {
    switch self {
    case .fixedSpace, .flexibleSpace: true
    case .title, .image, .glyph, .view: false
    }
  }

  /// Creates the content of a system item.
  init(_ item: UIBarButtonItem.SystemItem) {
    self =
      switch item {
      case .done: .title("Done")
      case .cancel: .title("Cancel")
      case .edit: .title("Edit")
      case .save: .title("Save")
      case .undo: .title("Undo")
      case .redo: .title("Redo")
      case .flexibleSpace: .flexibleSpace
      case .fixedSpace: .fixedSpace
      case .add: .glyph(.plus)
      case .compose: .glyph(.compose)
      case .reply: .glyph(.reply)
      case .action: .glyph(.share)
      case .organize: .glyph(.folder)
      case .bookmarks: .glyph(.book)
      case .search: .glyph(.magnifier)
      case .refresh: .glyph(.refresh)
      case .stop: .glyph(.cross)
      case .camera: .glyph(.camera)
      case .trash: .glyph(.trash)
      case .play: .glyph(.play)
      case .pause: .glyph(.pause)
      case .rewind: .glyph(.rewind)
      case .fastForward: .glyph(.fastForward)
      case .close: .glyph(.close)
      }
  }
}
