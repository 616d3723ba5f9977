// SPDX-License-Identifier: Apache-2.0

/// The width and alignment of a value in a message.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  /// No padding.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }
  /// Returns right alignment in at least `columns` columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }
  /// Returns left alignment in at least `columns` columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  func align(_ text: String) -> String {
    let room = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + room : room + text
  }
}
