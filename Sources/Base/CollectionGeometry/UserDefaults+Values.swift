// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UserDefaults {
  /// Keeps a value under a key, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
