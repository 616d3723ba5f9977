// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that says itself what a dump shows of it.
public protocol AnySnapshotStringConvertible {
  /// Whether the parts of values are shown as well; false unless a type says otherwise.
  static var renderChildren: Bool { get }
  /// What a dump shows.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False: the parts of values are not shown.
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
  /// How many bytes there are.
  public var snapshotDescription: String { count == 1 ? "1 byte" : "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
  /// The instant in UTC, to a second (ISO 8601).
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
  /// What the object says of itself, without addresses.
  public var snapshotDescription: String { AddressFree.text(debugDescription) }
}
