// SPDX-License-Identifier: Apache-2.0

/// How many columns a value in a line takes.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  /// As many as it needs.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }
  /// At least so many, at their right.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }
  /// At least so many, at their left.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  func align(_ text: String) -> String {
    let room = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + room : room + text
  }
}
