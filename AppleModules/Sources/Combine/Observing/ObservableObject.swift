// SPDX-License-Identifier: Apache-2.0

/// A class whose objects publish that they will change.
///
/// Those that don't say how have ``objectWillChange`` made for them: it publishes before a property
/// that is `@Published` gets a new value.
public protocol ObservableObject: AnyObject {
  /// The type of what publishes before changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before a `@Published` property of the object changes; always the same for an object.
  public var objectWillChange: ObservableObjectPublisher {
    ChangePublishers.shared.makePublisher(of: self)
  }
}
