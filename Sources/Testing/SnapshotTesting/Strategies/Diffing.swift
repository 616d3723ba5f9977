// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How values are kept in files, and how two of them differ.
public struct Diffing<Value> {
  /// The bytes that a file keeps of a value.
  public var toData: (Value) -> Data
  /// The value that a file's bytes stand for.
  public var fromData: (Data) -> Value
  /// What to say when a kept value, the first, and a new one differ, with files to show; nil: they
  /// count as equal.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// How nearly pictures have to be equal; nil: the values are no pictures.
  var pictureRule: PictureRule?

  /// A way to keep and compare values.
  public init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
