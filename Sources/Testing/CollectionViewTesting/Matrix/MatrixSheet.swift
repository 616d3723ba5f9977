// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The results of a matrix as one text: a section for each distinct result, headed by all its variants.
///
/// The first section of a screen size is complete; each other one contains the lines in which it differs from
/// that section, or its whole text if this has fewer lines. A section's heading contains a digest of its
/// whole text, so that no change remains undetected.
struct MatrixSheet {
  private struct Section {
    let text: String
    var variants: [MatrixVariant]
  }

  private var sections: [Section] = []
  private var places: [String: Int] = [:]

  /// Adds the result of a variant.
  mutating func add(_ text: String, of variant: MatrixVariant) {
    if let place = places[text] {
      sections[place].variants.append(variant)
    } else {
      places[text] = sections.count
      sections.append(Section(text: text, variants: [variant]))
    }
  }

  /// Returns the heading lines for variants, with several names per line up to a maximum length.
  private static func headings(_ variants: [MatrixVariant]) -> [String] {
    var lines: [String] = []
    for name in variants.map(\.description) {
      if let last = lines.last, last.count + name.count < 98 {
        lines[lines.count - 1] = "\(last); \(name)"
      } else {
        lines.append("== \(name)")
      }
    }
    return lines
  }

  /// The text; it ends with a newline.
  var text: String {
    let count = sections.reduce(0) { $0 + $1.variants.count }
    var lines = ["matrix 1  \(count) variants  \(sections.count) distinct"]
    var bases: [String: String] = [:]
    for section in sections {
      lines += [""] + Self.headings(section.variants)
      lines.append("   text \(DrawingDigest.digits(of: section.text))")
      let whole = section.text.split(separator: "\n").map(String.init)
      let size = "\(section.variants[0].device.screen.size)"
      guard let base = bases[size] else {
        bases[size] = section.text
        lines += whole
        continue
      }
      let changes = LineDifference(from: base, to: section.text).whole
      lines += changes.count <= whole.count ? changes : whole
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
