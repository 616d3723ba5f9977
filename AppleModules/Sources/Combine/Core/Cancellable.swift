// SPDX-License-Identifier: Apache-2.0

/// Something that goes on until it is cancelled.
public protocol Cancellable {
  /// Ends it early; nothing more comes of it.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a collection of what is to be cancelled.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps it in a set of what is to be cancelled.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
