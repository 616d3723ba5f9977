// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSSortDescriptor {
  /// An order by what objects have for a key.
  ///
  /// The key is that of a dictionary, or a stored property; a path of keys is written with dots. nil stands for the objects themselves.
  /// Numbers, texts and dates have an order; texts are compared by their letters, and what can't be compared stays where it is.
  ///
  /// Differs from Foundation on Apple's platforms: `key` is not kept, since `Foundation` here asks by key path.
  public convenience init(key: String?, ascending: Bool) {
    let keys = key?.split(separator: ".").map(String.init) ?? []
    self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
      PredicateValue(one).value(along: keys).order(PredicateValue(other).value(along: keys))
        ?? .orderedSame
    }
  }
}

extension PredicateValue {
  /// What is found where the keys lead.
  fileprivate func value(along keys: [String]) -> PredicateValue {
    keys.reduce(self) { PredicateValue($0.value(of: $1)) }
  }
}
