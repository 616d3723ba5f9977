// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A built-in filter: its parameters, and the closure that computes its output.
struct FilterKind: Sendable {
  let name: String
  let categories: [String]
  let inputs: [FilterInput]
  /// The closure that creates the output image, or returns `nil` if a required value is missing.
  let make: @Sendable (FilterValues) -> CIImage?

  init(
    _ name: String, _ categories: [String], _ inputs: [FilterInput],
    _ make: @escaping @Sendable (FilterValues) -> CIImage?
  ) {
    self.name = name
    self.categories = categories + [kCICategoryStillImage, kCICategoryVideo, kCICategoryBuiltIn]
    self.inputs = inputs
    self.make = make
  }

  /// All built-in filters by name.
  static let all: [String: FilterKind] = Dictionary(
    uniqueKeysWithValues: (adjustments + effects + compositing + blurs + geometry + generators
      + codes + stylizing + reductions).map { ($0.name, $0) })

  /// The default values of the parameters.
  var standards: [String: Any] {
    var values: [String: Any] = [:]
    for input in inputs { values[input.key] = input.value }
    return values
  }

  /// The display name, such as `Gaussian Blur` for `CIGaussianBlur`.
  var displayName: String { Self.words(String(name.dropFirst(2))) }

  /// Returns a name separated into capitalised words.
  static func words(_ name: String) -> String {
    var words = ""
    var before: Character?
    for letter in name {
      if letter.isUppercase, before?.isLowercase == true { words.append(" ") }
      words.append(letter)
      before = letter
    }
    return words
  }
}
