// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The colours of a labelled drawing; parts that a browser's box model has use its colours.
enum SheetColor: String, CaseIterable {
  case item = "item"
  case insets = "content insets"
  case edges = "edge spacing"
  case spacing = "spacing"
  case group = "group"
  case boundary = "header, footer"
  case badge = "supplementary"
  case decoration = "decoration"

  var fill: DisplayColor {
    switch self {
    case .item: .hex(0xD8E7FB)
    case .insets: .hex(0xD3EBCB)
    case .edges: .hex(0xFBDDB6)
    case .spacing: .hex(0xE6DCF8)
    case .group: .hex(0x7C5CD6, alpha: 0.05)
    case .boundary: .hex(0xC8ECE9)
    case .badge: .hex(0xFFE08A)
    case .decoration: .hex(0xECEEF2)
    }
  }

  var line: DisplayColor {
    switch self {
    case .item: .hex(0x5B93D8)
    case .insets: .hex(0x8CC47C)
    case .edges: .hex(0xE0A552)
    case .spacing: .hex(0xB69EE6)
    case .group: .hex(0x7C5CD6)
    case .boundary: .hex(0x2F9B93)
    case .badge: .hex(0xC99A10)
    case .decoration: .hex(0xB9BEC8)
    }
  }

  var ink: DisplayColor {
    switch self {
    case .item: .hex(0x1B3F70)
    case .insets: .hex(0x2F6126)
    case .edges: .hex(0x7A4E0C)
    case .spacing: .hex(0x53359A)
    case .group: .hex(0x53359A)
    case .boundary: .hex(0x0F534D)
    case .badge: .hex(0x5E4700)
    case .decoration: .hex(0x5A6270)
    }
  }

  static let paper = DisplayColor.hex(0xF7F8FA)
  static let card = DisplayColor.hex(0xFFFFFF)
  static let edge = DisplayColor.hex(0x9AA3B2)
  static let text = DisplayColor.hex(0x1F2937)
  static let quiet = DisplayColor.hex(0x667085)
}

extension DisplayColor {
  static func hex(_ value: Int, alpha: Double = 1) -> DisplayColor {
    DisplayColor(
      red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255, alpha: alpha)
  }
}
