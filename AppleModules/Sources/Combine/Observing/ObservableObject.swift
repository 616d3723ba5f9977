// SPDX-License-Identifier: Apache-2.0

/// A class whose instances publish before they change.
///
/// By default ``objectWillChange`` publishes before an `@Published` property of the object changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that publishes before a `@Published` property of the object changes, the same for each
  /// access.
  public var objectWillChange: ObservableObjectPublisher {
    ChangePublishers.shared.makePublisher(of: self)
  }
}
