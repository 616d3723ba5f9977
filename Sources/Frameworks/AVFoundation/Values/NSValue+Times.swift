// SPDX-License-Identifier: Apache-2.0

public import CoreMedia
public import Foundation

// Times for APIs that require objects, such as lists of times.
extension NSValue {
  /// Creates a value with a time.
  public convenience init(time: CMTime) { self.init(numbers: time.numbers) }

  /// Creates a value with a time range.
  public convenience init(timeRange: CMTimeRange) {
    self.init(numbers: timeRange.start.numbers + timeRange.duration.numbers)
  }

  /// The time; invalid for a value of another type.
  public var timeValue: CMTime { numbers(4).map { CMTime($0[...]) } ?? .invalid }

  /// The time range; invalid for a value of another type.
  public var timeRangeValue: CMTimeRange {
    numbers(8).map { CMTimeRange(start: CMTime($0[..<4]), duration: CMTime($0[4...])) } ?? .invalid
  }

  private convenience init(numbers: [Int64]) {
    self.init(bytes: numbers, objCType: Self.code(for: numbers.count))
  }

  private static func code(for count: Int) -> String { "[\(count)q]" }

  private func numbers(_ count: Int) -> [Int64]? {
    guard String(cString: objCType) == Self.code(for: count) else { return nil }
    var numbers = [Int64](repeating: 0, count: count)
    getValue(&numbers)
    return numbers
  }
}

extension CMTime {
  fileprivate var numbers: [Int64] { [value, Int64(timescale), Int64(flags.rawValue), epoch] }

  fileprivate init(_ numbers: ArraySlice<Int64>) {
    let first = numbers.startIndex
    self.init(
      value: numbers[first], timescale: CMTimeScale(truncatingIfNeeded: numbers[first + 1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: numbers[first + 2])),
      epoch: numbers[first + 3])
  }
}
