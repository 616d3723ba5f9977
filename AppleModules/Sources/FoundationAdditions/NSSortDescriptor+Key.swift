// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSSortDescriptor {
  /// Creates a sort descriptor that compares the values of a key.
  ///
  /// The key is one of a dictionary, or a stored property; the keys of a key path are separated by dots.
  /// `nil` stands for the objects themselves. Numbers, texts and dates are comparable; texts are compared
  /// literally, and values that are not comparable keep their order.
  ///
  /// Differs from Foundation on Apple's platforms: `key` is not stored, as Foundation on Linux requires a key
  /// path.
  public convenience init(key: String?, ascending: Bool) {
    let keys = key?.split(separator: ".").map(String.init) ?? []
    self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
      PredicateValue(one).value(along: keys).order(PredicateValue(other).value(along: keys))
        ?? .orderedSame
    }
  }
}

extension PredicateValue {
  /// Returns the value at the end of a path of keys.
  fileprivate func value(along keys: [String]) -> PredicateValue {
    keys.reduce(self) { PredicateValue($0.value(of: $1)) }
  }
}
