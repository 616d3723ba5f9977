// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension Bundle {
  /// Makes the objects of the nib called `name`, and connects them with each other and with `owner`.
  ///
  /// - Returns: The objects that stand in no other.
  /// - Precondition: The bundle has such a file, and it is whole.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
