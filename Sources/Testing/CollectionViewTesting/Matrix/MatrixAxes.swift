// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The values that a matrix combines, by index: a combination has one value of each kind.
struct MatrixAxes {
  let devices: [Device]
  let isTurned: [Bool]
  let styles: [UIUserInterfaceStyle]
  let contrasts: [UIAccessibilityContrast]
  let directions: [UITraitEnvironmentLayoutDirection]
  let contentSizes: [UIContentSizeCategory]
  let legibilityWeights: [UILegibilityWeight]
  let pseudoLanguages: [PseudoLanguage?]
  /// The languages; the second last kind, so that the combinations of a program with one language do not
  /// change.
  let languages: [String?]
  /// The values of reduced motion; the last kind, so that the combinations of a program that does not vary it
  /// do not change.
  var reducesMotion = [false]

  private var counts: [Int] {
    [
      devices.count, isTurned.count, styles.count, contrasts.count, directions.count,
      contentSizes.count, legibilityWeights.count, pseudoLanguages.count, languages.count,
      reducesMotion.count,
    ]
  }

  /// Returns the variant of a combination.
  func variant(_ numbers: [Int]) -> MatrixVariant {
    var device = devices[numbers[0]]
    if isTurned[numbers[1]] { device = device.turned }
    device.userInterfaceStyle = styles[numbers[2]]
    device.accessibilityContrast = contrasts[numbers[3]]
    device.layoutDirection = directions[numbers[4]]
    device.preferredContentSizeCategory = contentSizes[numbers[5]]
    var variant = MatrixVariant(device)
    variant.legibilityWeight = legibilityWeights[numbers[6]]
    variant.reducesMotion = reducesMotion[numbers[9]]
    // A language also sets the layout direction; a pseudolanguage may override it.
    if let language = languages[numbers[8]] { variant = variant.language(language) }
    return pseudoLanguages[numbers[7]].map(variant.pseudo) ?? variant
  }

  /// All combinations, the first values first.
  var combinations: [[Int]] {
    counts.reduce([[]]) { found, count in
      found.flatMap { numbers in (0..<count).map { numbers + [$0] } }
    }
  }

  /// The combinations in which each pair of values of different kinds occurs; chosen greedily by the number
  /// of pairs that have not occurred before.
  var pairs: [[Int]] {
    let counts = counts
    guard !counts.contains(0) else { return [] }
    var missing = Set(
      counts.indices.flatMap { first in
        counts.indices.dropFirst(first + 1).flatMap { second in
          (0..<counts[first]).flatMap { one in
            (0..<counts[second]).map { ValuePair(first, one, second, $0) }
          }
        }
      })
    var found: [[Int]] = []
    var next = [Int](repeating: 0, count: counts.count)
    while true {
      missing.subtract(ValuePair.all(in: next))
      found.append(next)
      guard let start = missing.min() else { return found }
      next = Self.completed(start, counts, missing)
    }
  }

  /// Returns a combination that contains `start`; its other values are chosen one after the other to cover
  /// the most missing pairs.
  private static func completed(
    _ start: ValuePair, _ counts: [Int], _ missing: Set<ValuePair>
  ) -> [Int] {
    var chosen: [Int: Int] = [start.first: start.one, start.second: start.other]
    for kind in counts.indices where chosen[kind] == nil {
      let gains = (0..<counts[kind]).map { value in
        chosen.count { missing.contains(ValuePair(kind, value, $0.key, $0.value)) }
      }
      chosen[kind] = gains.indices.max {
        gains[$0] < gains[$1] || gains[$0] == gains[$1] && $0 > $1
      }
    }
    return counts.indices.map { chosen[$0] ?? 0 }
  }
}
