// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A case file that is deleted after the test.
final class CaseFile {
  let path = NSTemporaryDirectory() + "cases-\(UUID().uuidString).json"

  init(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns a case with a row of two cells of 50 by 40 points in a view of 100 by 200, whose second cell is
  /// expected at `x`.
  static func row(_ id: String, x: Int = 50, layout: String = "", extra: String = "") -> String {
    """
    {"id": "\(id)", "title": "a row", \(extra)
     "container": {"width": 100, "height": 200, "scale": 2},
     "layout": {"scrollDirection": "vertical", \(layout) "sectionForAll": {"group": {
       "type": "group", "axis": "horizontal", "factory": "subitems",
       "width": {"fractionalWidth": 1}, "height": {"absolute": 40},
       "subitems": [{"type": "item", "width": {"fractionalWidth": 0.5},
                     "height": {"fractionalHeight": 1}}]}}},
     "itemCounts": [2],
     "expect": {"contentSize": [100, 40], "tolerance": 0.001, "complete": true,
       "elements": "all", "rounding": "modern", "frames": [
       {"kind": "cell", "section": 0, "item": 0, "x": 0, "y": 0, "w": 50, "h": 40, "zIndex": 0},
       {"kind": "cell", "section": 0, "item": 1, "x": \(x), "y": 0, "w": 50, "h": 40}]}}
    """
  }

  /// Returns a manual case, which tools skip.
  static func manual(_ id: String) -> String {
    #"{"id": "\#(id)", "manual": "in words", "expect": {"facts": ["so"]}}"#
  }

  /// Returns a case of a list section.
  static func list(_ id: String, appearance: String = "plain") -> String {
    """
    {"id": "\(id)",
     "list": {"appearance": "\(appearance)", "headerMode": "none", "footerMode": "none"},
     "expect": {"section": {"contentInsetsReference": "none"}}}
    """
  }
}
