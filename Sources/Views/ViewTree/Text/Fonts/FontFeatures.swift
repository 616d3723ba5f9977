// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The OpenType features that font feature settings stand for.
struct FontFeatures {
  /// The sorted, comma-separated features, for example `smcp=1,tnum=1`.
  let text: String

  /// Creates the features of an array of settings; unknown settings are left out.
  init(_ settings: Any?) {
    var values: [String: Int] = [:]
    for setting in Self.list(settings) {
      if let tag = setting["CTFeatureOpenTypeTag"] as? String, Self.isTag(tag) {
        values[tag] = Self.integer(setting["CTFeatureOpenTypeValue"]) ?? 1
        continue
      }
      guard let type = Self.integer(setting["CTFeatureTypeIdentifier"]),
        let selector = Self.integer(setting["CTFeatureSelectorIdentifier"])
      else { continue }
      for (tag, value) in Self.features(type, selector) { values[tag] = value }
    }
    text = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      .joined(separator: ",")
  }

  private static func list(_ settings: Any?) -> [[String: Any]] {
    if let settings = settings as? [[UIFontDescriptor.FeatureKey: Any]] {
      return settings.map { setting in
        Dictionary(uniqueKeysWithValues: setting.map { ($0.rawValue, $1) })
      }
    }
    return settings as? [[String: Any]] ?? []
  }

  /// Returns a number without a fraction, or `nil` for other values.
  private static func integer(_ value: Any?) -> Int? {
    FontAttributes.number(value).flatMap { Int(exactly: $0) }
  }

  /// Returns whether `tag` is a valid feature tag: four letters or digits.
  private static func isTag(_ tag: String) -> Bool {
    tag.utf8.count == 4 && tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Returns the features for a selector of the published font feature registry; empty if it is unknown.
  private static func features(_ type: Int, _ selector: Int) -> [(String, Int)] {
    switch (type, selector) {
    case (1, 2...21): ligatures(selector)
    case (3, 3), (37, 1): [("smcp", 1)]
    case (6, 0): [("tnum", 1), ("pnum", 0)]
    case (6, 1): [("pnum", 1), ("tnum", 0)]
    case (10, 0): ["sups", "subs", "ordn", "sinf"].map { ($0, 0) }
    case (10, 1): [("sups", 1)]
    case (10, 2): [("subs", 1)]
    case (10, 3): [("ordn", 1)]
    case (10, 4): [("sinf", 1)]
    case (11, 0): [("frac", 0), ("afrc", 0)]
    case (11, 1): [("afrc", 1)]
    case (11, 2): [("frac", 1)]
    case (14, 4), (14, 5): [("zero", selector == 4 ? 1 : 0)]
    case (21, 0): [("onum", 1), ("lnum", 0)]
    case (21, 1): [("lnum", 1), ("onum", 0)]
    case (33, 0), (33, 1): [("case", 1 - selector)]
    case (35, 2...41): [(String(format: "ss%02d", selector / 2), 1 - selector % 2)]
    case (36, 0), (36, 1): [("calt", 1 - selector)]
    case (36, 2), (36, 3): [("swsh", 3 - selector)]
    case (36, 4), (36, 5): [("cswh", 5 - selector)]
    case (37, 0): [("smcp", 0), ("pcap", 0)]
    case (37, 2): [("pcap", 1)]
    case (38, 0): [("c2sc", 0), ("c2pc", 0)]
    case (38, 1): [("c2sc", 1)]
    case (38, 2): [("c2pc", 1)]
    default: []
    }
  }

  /// Returns the ligature features for a selector; even selectors turn ligatures on, odd ones off.
  private static func ligatures(_ selector: Int) -> [(String, Int)] {
    let value = 1 - selector % 2
    return switch selector / 2 {
    case 1: [("liga", value)]
    case 2: [("dlig", value)]
    case 9: [("clig", value)]
    case 10: [("hlig", value)]
    default: []
    }
  }
}
