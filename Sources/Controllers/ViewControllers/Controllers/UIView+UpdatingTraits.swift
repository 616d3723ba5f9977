// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UIView {
  /// Notifies the view and its subviews of pending trait changes; most changes are reported immediately,
  /// without a call.
  public func updateTraitsIfNeeded() { traitsDidChange() }
}
