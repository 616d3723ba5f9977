// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The glyphs that bars draw themselves; original drawings of Mullion.
enum BarGlyph: String, Sendable {
  case back, plus, cross, close, magnifier, trash, share, compose, reply, folder, book, refresh
  case camera, play, pause, rewind, fastForward, more, star, person, clock

  /// The side of the square in which strokes are drawn, in points.
  static let side: CGFloat = 24

  /// The accessibility label of the glyph.
  var name: String {
    switch self {
    case .back: "Back"
    case .plus: "Add"
    case .cross: "Stop"
    case .close: "Close"
    case .magnifier: "Search"
    case .trash: "Delete"
    case .share: "Share"
    case .compose: "Compose"
    case .reply: "Reply"
    case .folder: "Organize"
    case .book: "Bookmarks"
    case .refresh: "Refresh"
    case .camera: "Camera"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .more: "More"
    case .star: "Favorites"
    case .person: "Contacts"
    case .clock: "Recents"
    }
  }

  /// Whether the glyph is mirrored in right-to-left layouts.
  var isDirectional: Bool { self == .back || self == .reply }

  var strokes: [GlyphStroke] {
    switch self {
    case .back: [.line(15.5, 3.5, 7, 12), .line(7, 12, 15.5, 20.5)]
    case .plus: [.line(12, 3.5, 12, 20.5), .line(3.5, 12, 20.5, 12)]
    case .cross: [.line(5.5, 5.5, 18.5, 18.5), .line(18.5, 5.5, 5.5, 18.5)]
    case .close: [.line(8.5, 8.5, 15.5, 15.5), .line(15.5, 8.5, 8.5, 15.5)]
    case .magnifier: [.circle(10.5, 10.5, 7), .line(15.8, 15.8, 20.5, 20.5)]
    case .more:
      [.circle(12, 12, 9.5), .line(8, 12, 8, 12), .line(12, 12, 12, 12), .line(16, 12, 16, 12)]
    case .clock: [.circle(12, 12, 9.5), .line(12, 6.5, 12, 12), .line(12, 12, 16, 14)]
    case .person:
      [.circle(12, 8, 4.5), .outline(CGRect(x: 3.5, y: 15.5, width: 17, height: 7), radius: 3.5)]
    case .star:
      [
        .line(12, 2.5, 14.9, 9), .line(14.9, 9, 22, 9.6), .line(22, 9.6, 16.7, 14.2),
        .line(16.7, 14.2, 18.2, 21.2), .line(18.2, 21.2, 12, 17.6), .line(12, 17.6, 5.8, 21.2),
        .line(5.8, 21.2, 7.3, 14.2), .line(7.3, 14.2, 2, 9.6), .line(2, 9.6, 9.1, 9),
        .line(9.1, 9, 12, 2.5),
      ]
    case .trash:
      [
        .outline(CGRect(x: 6, y: 6, width: 12, height: 15), radius: 2.5), .line(3.5, 6, 20.5, 6),
        .line(9.5, 3.2, 14.5, 3.2), .line(10, 10, 10, 17), .line(14, 10, 14, 17),
      ]
    case .share:
      [
        .outline(CGRect(x: 5, y: 9, width: 14, height: 12.5), radius: 2.5), .line(12, 2.5, 12, 15),
        .line(12, 2.5, 8.2, 6.3), .line(12, 2.5, 15.8, 6.3),
      ]
    case .compose:
      [
        .outline(CGRect(x: 3, y: 5, width: 16, height: 16), radius: 3), .line(11, 13, 20.5, 3.5),
      ]
    case .reply:
      [
        .line(3.5, 10.5, 10, 4.5), .line(3.5, 10.5, 10, 16.5), .line(3.5, 10.5, 16, 10.5),
        .line(16, 10.5, 20, 14), .line(20, 14, 20.5, 19.5),
      ]
    case .folder:
      [
        .outline(CGRect(x: 2.5, y: 7, width: 19, height: 13), radius: 2.5), .line(4, 4.5, 10, 4.5),
      ]
    case .book:
      [
        .outline(CGRect(x: 2.5, y: 5, width: 10, height: 14.5), radius: 2.5),
        .outline(CGRect(x: 11.5, y: 5, width: 10, height: 14.5), radius: 2.5),
      ]
    case .refresh:
      [.circle(12, 13, 7.5), .line(12, 5.5, 15, 2.5), .line(12, 5.5, 15, 8.5)]
    case .camera:
      [
        .outline(CGRect(x: 2.5, y: 6, width: 19, height: 14), radius: 3), .circle(12, 13, 4),
        .line(9, 4, 15, 4),
      ]
    case .play: [.line(7, 4, 7, 20), .line(7, 4, 20, 12), .line(7, 20, 20, 12)]
    case .pause: [.line(8.5, 5, 8.5, 19), .line(15.5, 5, 15.5, 19)]
    case .rewind:
      [
        .line(11, 6, 4, 12), .line(4, 12, 11, 18), .line(19, 6, 12, 12), .line(12, 12, 19, 18),
      ]
    case .fastForward:
      [
        .line(5, 6, 12, 12), .line(12, 12, 5, 18), .line(13, 6, 20, 12), .line(20, 12, 13, 18),
      ]
    }
  }
}
