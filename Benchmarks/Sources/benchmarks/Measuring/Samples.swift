// SPDX-License-Identifier: Apache-2.0

/// A series of numbers measured in several rounds.
struct Samples: Codable {
  /// The numbers, ascending.
  let sorted: [Double]

  init(_ values: [Double]) { sorted = values.sorted() }

  var median: Double {
    let middle = sorted.count / 2
    if sorted.isEmpty { return .nan }
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  var low: Double { sorted.first ?? .nan }
  var high: Double { sorted.last ?? .nan }
}
