// SPDX-License-Identifier: Apache-2.0

/// An estimate of the work to render an SVG file, made before anything is rendered.
///
/// The unit is the work of one small shape, about forty microseconds. Nested references count as often as
/// they are drawn; filters count by the pixels that they process.
struct SVGCost {
  /// The maximum cost of an image that is rendered: about four seconds.
  static let limit = 100_000.0
  /// The maximum size of a file that is rendered, in bytes.
  static let greatestFile = 8 << 20

  /// The number of filtered pixels that cost as much as a shape.
  private static let pixelsOfUnit = 1_500.0

  private let markup: SVGMarkup
  private let pixels: Double
  private var known: [Int: Double] = [:]
  private var open: Set<Int> = []

  /// Creates the estimate of the image in `text`, rendered into at most `pixels`.
  init(_ text: [UInt8], pixels: Double) {
    markup = SVGMarkup(text)
    self.pixels = pixels
  }

  /// Returns the total cost.
  ///
  /// - Complexity: O(*n*) in the number of elements with their references.
  mutating func total() -> Double { markup.elements.isEmpty ? 0 : cost(of: 0) }

  /// Returns the cost of an element with its descendants and references; reference cycles are cut.
  private mutating func cost(of index: Int) -> Double {
    if let cost = known[index] { return cost }
    guard open.count < 4096, open.insert(index).inserted else { return 0 }
    defer { open.remove(index) }
    let element = markup.elements[index]
    var cost = 1 + own(element)
    // Definitions are drawn only where they are referenced.
    if element.name != "defs" {
      for child in element.children { cost += self.cost(of: child) }
    }
    for name in element.references {
      if let target = markup.named[name] { cost += self.cost(of: target) }
    }
    cost = min(cost, Self.limit * 2)
    known[index] = cost
    return cost
  }

  private func own(_ element: SVGMarkup.Element) -> Double {
    guard element.name.hasPrefix("fe") else { return 0 }
    let area = pixels / Self.pixelsOfUnit
    switch element.name {
    case "feTurbulence": return area * 8 * number(element, "numOctaves", usual: 1)
    case "feMorphology": return area * (1 + number(element, "radius", usual: 0))
    case "feConvolveMatrix":
      let order = number(element, "order", usual: 3)
      return area * order * order
    default: return area
    }
  }

  private func number(_ element: SVGMarkup.Element, _ name: String, usual: Double) -> Double {
    guard let text = element.attributes[name]?.split(whereSeparator: { " ,".contains($0) }).first
    else { return usual }
    return max(1, Double(text) ?? usual)
  }
}
