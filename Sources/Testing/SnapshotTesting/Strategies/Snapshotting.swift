// SPDX-License-Identifier: Apache-2.0

package import Foundation
import UIKit

/// A strategy that converts a value into a format that can be stored in a file and compared by later runs.
///
/// ```swift
/// extension Snapshotting where Value == Price, Format == String {
///   static var receipt: Snapshotting { SimplySnapshotting.lines.pullback { $0.receipt } }
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// The file extension, without the full stop, or `nil` for none.
  public var pathExtension: String?
  /// The conversion and comparison of snapshots.
  public var diffing: Diffing<Format>
  /// The closure that creates the snapshot of a value.
  public var snapshot: (Value) -> Async<Format>
  /// Whether snapshots depend on the layout and rendering of the platform, so that other platforms have other
  /// references.
  var isOfPlatform = Format.self is UIImage.Type

  /// Creates a strategy whose snapshots may be delivered later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy whose snapshots are available immediately.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns a strategy for values that `transform` converts to this one's values.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns a strategy for values that `transform` converts to this one's values, possibly asynchronously.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    var other = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { [snapshot] otherValue in
        Async { callback in
          transform(otherValue).run { value in snapshot(value).run(callback) }
        }
      })
    other.isOfPlatform = isOfPlatform
    return other
  }

  /// Returns the snapshot of `value`, or `nil` if it was not delivered within `timeout` seconds.
  package func made(from value: Value, within timeout: TimeInterval) -> Format? {
    let made = SendableValue<Format>()
    snapshot(value).run(made.keep)
    Waiting.turn(until: Date(timeIntervalSinceNow: timeout)) { made.current != nil }
    return made.current
  }

  /// The same strategy, with references specific to this platform.
  var ofPlatform: Snapshotting {
    var own = self
    own.isOfPlatform = true
    return own
  }
}

/// A strategy that stores values without conversion.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that stores values without conversion.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
