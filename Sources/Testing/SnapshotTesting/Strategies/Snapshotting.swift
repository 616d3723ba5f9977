// SPDX-License-Identifier: Apache-2.0

package import Foundation
import UIKit

/// How a value becomes something that a file can keep and a later run can compare.
///
/// ```swift
/// extension Snapshotting where Value == Price, Format == String {
///   static var receipt: Snapshotting { SimplySnapshotting.lines.pullback { $0.receipt } }
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// How the names of files end, without the full stop; nil: they have no ending.
  public var pathExtension: String?
  /// How what is made is kept and compared.
  public var diffing: Diffing<Format>
  /// Makes what is kept.
  public var snapshot: (Value) -> Async<Format>
  /// Whether what is made depends on who lays out and draws, so that other platforms keep another.
  var isOfPlatform = Format.self is UIImage.Type

  /// A way to snapshot values whose result may be there later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A way to snapshot values.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The same for values that `transform` makes this one's of.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The same for values that `transform` makes this one's of, perhaps later.
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

  /// What is made of `value`; nil: it was not there after `timeout` seconds.
  package func made(from value: Value, within timeout: TimeInterval) -> Format? {
    let made = MadeValue<Format>()
    snapshot(value).run(made.keep)
    Waiting.turn(until: Date(timeIntervalSinceNow: timeout)) { made.current != nil }
    return made.current
  }

  /// The same, whose files are this platform's own.
  var ofPlatform: Snapshotting {
    var own = self
    own.isOfPlatform = true
    return own
  }
}

/// A way to snapshot values that are kept as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A way to snapshot values that are kept as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
