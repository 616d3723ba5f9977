// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The lines and curves of a symbol, in a square of side 1 with the origin at the top left corner.
package struct SymbolPath: Hashable, Sendable {
  /// A step of the path.
  package enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// A cubic curve, by two control points and its end.
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  package private(set) var steps: [Step] = []

  /// Whether the path is empty.
  package var isEmpty: Bool { steps.isEmpty }

  /// The side of the square that the textual form uses.
  private static let grid: CGFloat = 24
  /// The distance of the control points of a quarter circle, relative to its radius.
  private static let roundness: CGFloat = 0.5523

  /// Creates the path that `text` describes on a grid of 24 by 24: commands of a letter and absolute
  /// coordinates.
  ///
  /// `M` moves to a point, `L` draws a line, `H` and `V` a horizontal or vertical line, `C` a curve with two
  /// control points, `Q` one with a single control point, and `Z` closes the subpath. `O` is a circle by
  /// centre and radius, `R` a rectangle by origin, size and corner radius. An unknown letter ends the path.
  init(_ text: Substring) {
    var numbers = Numbers(text)
    while let letter = numbers.letter() {
      guard add(letter, &numbers) else { return }
    }
  }

  private mutating func add(_ letter: Character, _ numbers: inout Numbers) -> Bool {
    switch letter {
    case "M": steps.append(.move(numbers.point()))
    case "L": steps.append(.line(numbers.point()))
    case "H": steps.append(.line(CGPoint(x: numbers.next(), y: pen.y)))
    case "V": steps.append(.line(CGPoint(x: pen.x, y: numbers.next())))
    case "C": steps.append(.curve(numbers.point(), numbers.point(), numbers.point()))
    case "Q":
      let (start, control, end) = (pen, numbers.point(), numbers.point())
      steps.append(.curve(start.toward(control, 2 / 3), end.toward(control, 2 / 3), end))
    case "Z": steps.append(.close)
    case "O":
      let (centre, radius) = (numbers.point(), numbers.next())
      addRounded(
        CGRect(
          x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius),
        radius)
    case "R":
      let (corner, size) = (numbers.point(), numbers.point())
      addRounded(
        CGRect(x: corner.x, y: corner.y, width: size.x, height: size.y), numbers.next())
    default: return false
    }
    return true
  }

  /// The current point; zero at the beginning of the path and after a closed subpath.
  private var pen: CGPoint {
    switch steps.last {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close, nil: .zero
    }
  }

  private mutating func addRounded(_ rect: CGRect, _ radius: CGFloat) {
    let pull = radius * (1 - Self.roundness)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    steps += [
      .move(point(left + radius, top)), .line(point(right - radius, top)),
      .curve(point(right - pull, top), point(right, top + pull), point(right, top + radius)),
      .line(point(right, bottom - radius)),
      .curve(
        point(right, bottom - pull), point(right - pull, bottom), point(right - radius, bottom)),
      .line(point(left + radius, bottom)),
      .curve(point(left + pull, bottom), point(left, bottom - pull), point(left, bottom - radius)),
      .line(point(left, top + radius)),
      .curve(point(left, top + pull), point(left + pull, top), point(left + radius, top)),
      .close,
    ]
  }

  /// A reader of letters and numbers.
  private struct Numbers {
    private var words: [Substring]
    private var place = 0

    init(_ text: Substring) {
      words = []
      for word in text.split(whereSeparator: \.isWhitespace) {
        if let first = word.first, first.isLetter, word.count > 1 {
          words += [word.prefix(1), word.dropFirst()]
        } else {
          words.append(word)
        }
      }
    }

    mutating func letter() -> Character? {
      guard place < words.count else { return nil }
      defer { place += 1 }
      return words[place].first
    }

    /// Returns the next number, scaled to the square of side 1.
    mutating func next() -> CGFloat {
      guard place < words.count, let number = Double(words[place]) else { return 0 }
      place += 1
      return CGFloat(number) / SymbolPath.grid
    }

    mutating func point() -> CGPoint {
      let x = next()
      return CGPoint(x: x, y: next())
    }
  }
}

extension CGPoint {
  /// Returns the point at the fraction `share` of the line to `other`.
  fileprivate func toward(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
