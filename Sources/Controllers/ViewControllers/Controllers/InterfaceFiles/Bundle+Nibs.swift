// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension Bundle {
  /// Creates the objects of the nib with the given name, and connects them with each other and with `owner`.
  ///
  /// - Returns: The top-level objects.
  /// - Precondition: The bundle has such a file, and it is valid.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
