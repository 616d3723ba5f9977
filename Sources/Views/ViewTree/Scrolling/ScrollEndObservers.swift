// SPDX-License-Identifier: Apache-2.0

/// The observers of the end of a scroll view's content, which are referenced weakly.
@MainActor
package struct ScrollEndObservers {
  private struct Weak {
    weak var observer: (any ScrollEndObserver)?
  }

  private var all: [Weak] = []

  /// Adds an observer, which is not retained.
  package mutating func add(_ observer: any ScrollEndObserver) {
    all.removeAll { $0.observer == nil }
    all.append(Weak(observer: observer))
  }

  /// Removes an observer; a no-op if it was not added.
  package mutating func remove(_ observer: any ScrollEndObserver) {
    all.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Notifies the observers.
  func notify() {
    for one in all { one.observer?.contentEndMayHaveMoved() }
  }
}
