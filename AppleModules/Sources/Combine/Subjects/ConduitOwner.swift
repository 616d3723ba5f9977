// SPDX-License-Identifier: Apache-2.0

/// What a conduit asks of its subject.
protocol ConduitOwner<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// The value for those who come late, where the subject keeps one.
  var lastValue: Output? { get }

  /// Somebody asked for elements.
  func isWanted()

  /// A subscriber cancelled.
  func remove(_ conduit: Conduit<Output, Failure>)
}
