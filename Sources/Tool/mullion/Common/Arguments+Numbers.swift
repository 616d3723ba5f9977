// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The values that are common to several commands.
extension Arguments {
  /// Returns the size that follows `option`, with sides in `range`, in points.
  ///
  /// - Throws: `CommandError` with what was expected.
  mutating func size(
    of option: String, within range: ClosedRange<Int> = 1...10_000
  ) throws(CommandError) -> CGSize {
    let text = try value(of: option, "a size like 390x844")
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map(Double.init(_:))
    let limits = Double(range.lowerBound)...Double(range.upperBound)
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      limits.contains(width), limits.contains(height)
    else {
      throw CommandError(
        "\(option) expects WIDTHxHEIGHT from \(range.lowerBound) to \(range.upperBound) points "
          + "each, like 390x844, found '\(text)'.")
    }
    return CGSize(width: width, height: height)
  }

  /// Returns the number of pixels per point that follows `option`.
  ///
  /// - Throws: `CommandError` with what was expected.
  mutating func scale(of option: String) throws(CommandError) -> CGFloat {
    let text = try value(of: option, "a number from 1 to 4")
    guard let scale = Double(text), (1...4).contains(scale) else {
      throw CommandError("\(option) expects a number from 1 to 4, found '\(text)'.")
    }
    return CGFloat(scale)
  }

  /// Returns the time that follows `option`, in seconds.
  ///
  /// - Throws: `CommandError` with what was expected.
  mutating func seconds(of option: String) throws(CommandError) -> Double {
    let text = try value(of: option, "a number of seconds")
    guard let seconds = Double(text), seconds >= 1, seconds <= 86_400 else {
      throw CommandError("\(option) expects a number of seconds from 1 to 86400, found '\(text)'.")
    }
    return seconds
  }

  /// Returns the numbers of items per section that follow `option`, at least one.
  ///
  /// - Throws: `CommandError` with what was expected.
  mutating func itemCounts(of option: String) throws(CommandError) -> [Int] {
    let text = try value(of: option, "a number of items")
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let counts = numbers.compactMap { $0 }.filter { (0...100_000).contains($0) }
    guard counts.count == numbers.count, !counts.isEmpty else {
      throw CommandError(
        "\(option) expects a number from 0 to 100000 for each section, like 6 or 3,8, found "
          + "'\(text)'.")
    }
    return counts
  }

  /// Returns the rectangle that follows `option`, in points.
  ///
  /// - Throws: `CommandError` with what was expected.
  mutating func area(of option: String) throws(CommandError) -> CGRect {
    let text = try value(of: option, "a rectangle like 0,100,390,200")
    let sides = text.split(separator: ",", omittingEmptySubsequences: false).map(Double.init(_:))
    let numbers = sides.compactMap { $0 }.filter { abs($0) <= 10_000 }
    guard numbers.count == 4, sides.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw CommandError(
        "\(option) expects X,Y,WIDTH,HEIGHT in points, like 0,100,390,200, found '\(text)'.")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
