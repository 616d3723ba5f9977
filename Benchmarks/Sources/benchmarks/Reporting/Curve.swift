// SPDX-License-Identifier: Apache-2.0

/// How numbers grow with the number of items.
struct Curve: Codable {
  /// One line of the table.
  struct Row: Codable {
    let name: String
    /// One number for each size; `nil` where it was not measured.
    let values: [Double?]
  }

  let title: String
  let sizes: [Int]
  let rows: [Row]
  let unit: Quantity.Unit

  var markdown: String {
    let head = [title] + sizes.map { "n = \($0)" }
    let ruler = ["---"] + sizes.map { _ in "--:" }
    let body = rows.map { row in
      [row.name] + row.values.map { $0.map { Quantity(value: $0, unit: unit).description } ?? "–" }
    }
    return "\n"
      + ([head, ruler] + body).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }
}
