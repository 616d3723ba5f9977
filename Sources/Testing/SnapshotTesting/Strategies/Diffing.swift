// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The conversion of values to and from file contents, and their comparison.
public struct Diffing<Value> {
  /// The closure that returns the file contents for a value.
  public var toData: (Value) -> Data
  /// The closure that returns the value for file contents.
  public var fromData: (Data) -> Value
  /// The closure that returns the failure message and attachments when a stored value, the first, and a new
  /// one differ; `nil` if they count as equal.
  ///
  /// The attachments are ignored.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// The tolerance if images are compared by `image(precision:perceptualPrecision:scale:)`, otherwise `nil`.
  var pictureRule: PictureRule?

  /// Creates a conversion and comparison of values.
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
