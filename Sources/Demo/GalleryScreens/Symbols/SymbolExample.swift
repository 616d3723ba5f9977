// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A symbol with its style.
struct SymbolExample: Hashable {
  /// The style in which a symbol is drawn.
  enum Look: Hashable {
    case plain
    case weight(UIImage.SymbolWeight)
    case hierarchical
    case palette
  }

  let name: String
  var look = Look.plain
  var caption: String?

  static let weights: [SymbolExample] = [
    ("thin", .thin), ("regular", .regular), ("semibold", .semibold), ("black", .black),
  ].flatMap { caption, weight in
    ["magnifyingglass", "checkmark.circle"].map {
      SymbolExample(name: $0, look: .weight(weight), caption: caption)
    }
  }

  static let colors = [
    SymbolExample(name: "plus.circle.fill", look: .plain, caption: "tint"),
    SymbolExample(name: "plus.circle.fill", look: .hierarchical, caption: "hierarchy"),
    SymbolExample(name: "plus.circle.fill", look: .palette, caption: "palette"),
    SymbolExample(name: "bell.slash", look: .plain, caption: "slash"),
  ]

  static let names = [
    "house", "magnifyingglass", "heart", "star.fill", "person.crop.circle", "gear", "bell", "trash",
    "folder", "doc.text", "paperplane", "envelope", "calendar", "clock", "map", "globe",
    "camera", "photo", "video", "music.note", "mic", "play.fill", "pause.fill", "speaker.wave.2",
    "cloud.sun", "cloud.rain", "moon", "bolt", "wifi", "lock", "key", "eye.slash",
    "square.and.arrow.up", "square.and.pencil", "arrow.clockwise", "ellipsis.circle",
    "list.bullet", "square.grid.2x2", "folder.badge.plus", "chevron.right",
  ].map { SymbolExample(name: $0) }
}
