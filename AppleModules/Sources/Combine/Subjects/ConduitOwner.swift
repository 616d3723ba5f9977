// SPDX-License-Identifier: Apache-2.0

/// The interface of a subject for its conduits.
protocol ConduitOwner<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// The value for later subscribers, if the subject stores one.
  var lastValue: Output? { get }

  /// Notifies the subject that a subscriber has requested elements.
  func isWanted()

  /// Removes the conduit of a subscriber that has cancelled.
  func remove(_ conduit: Conduit<Output, Failure>)
}
