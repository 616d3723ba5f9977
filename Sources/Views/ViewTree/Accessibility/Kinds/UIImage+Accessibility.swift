// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// The default label of the image: the words of a symbol's name without variants such as `fill`; `nil` for
  /// other images.
  package var accessibilityWords: String? {
    guard let name = manner.symbol?.text else { return nil }
    let left = ["fill", "circle", "square", "slash"]
    let words = name.split(separator: ".").map(String.init)
    let telling = words.filter { !left.contains($0) }
    return (telling.isEmpty ? words : telling).joined(separator: " ")
  }
}
