// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A filter that is known by its name: what it takes, and what it makes of that.
struct FilterKind: Sendable {
  let name: String
  let categories: [String]
  let inputs: [FilterInput]
  /// The image that is made; nil: something that is needed for it is missing.
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

  /// All filters, by name.
  static let all: [String: FilterKind] = Dictionary(
    uniqueKeysWithValues: (adjustments + effects + compositing + blurs + geometry + generators
      + codes + stylizing + reductions).map { ($0.name, $0) })

  /// The values that are taken without others.
  var standards: [String: Any] {
    var values: [String: Any] = [:]
    for input in inputs { values[input.key] = input.value }
    return values
  }

  /// The name for people: of `CIGaussianBlur` it is Gaussian Blur.
  var displayName: String { Self.words(String(name.dropFirst(2))) }

  /// A name in words: each begins with a capital letter.
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
