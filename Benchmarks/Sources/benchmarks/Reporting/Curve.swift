// SPDX-License-Identifier: Apache-2.0

/// The growth of numbers with the number of items.
struct Curve: Codable {
  /// A row of the table.
  struct Row: Codable {
    let name: String
    /// The values for each size; `nil` if it was not measured.
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
