// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UserDefaults {
  /// Stores a value for a key, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
