// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UIView {
  /// Tells the view and the views in it of traits that are others since they were told; mostly they were told at once.
  public func updateTraitsIfNeeded() { traitsDidChange() }
}
