// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type with a custom description in dumps.
public protocol AnySnapshotStringConvertible {
  /// Whether the children of values are dumped as well; `false` by default.
  static var renderChildren: Bool { get }
  /// The description in a dump.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Whether the children of values are dumped as well; `false` unless the type declares another value.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { count == 1 ? "1 byte" : "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC, to a second (ISO 8601).
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension URL: AnySnapshotStringConvertible {
  /// The debug description of the URL.
  public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The debug description of the object, without addresses.
  public var snapshotDescription: String { AddressFree.text(debugDescription) }
}
