// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a matrix shows, as one text: a section for each distinct result, named after all the variants
/// that have it.
///
/// The first section of a size of screen is told whole, the others by the lines in which they differ
/// from that one. A section's heading has a number for all of its text, so that nothing changes
/// unseen.
struct MatrixSheet {
  private struct Section {
    let text: String
    var variants: [MatrixVariant]
  }

  private var sections: [Section] = []
  private var places: [String: Int] = [:]

  /// Notes what a variant shows.
  mutating func add(_ text: String, of variant: MatrixVariant) {
    if let place = places[text] {
      sections[place].variants.append(variant)
    } else {
      places[text] = sections.count
      sections.append(Section(text: text, variants: [variant]))
    }
  }

  /// The names of variants, as many to a line as there is room for.
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
