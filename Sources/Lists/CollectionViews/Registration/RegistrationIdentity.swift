// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Who a registration is: one object per registration made, shared by its copies.
final class RegistrationIdentity: Sendable {
  /// The identifier under which the registration's views are pooled.
  let reuseIdentifier = "registration \(UUID().uuidString)"
  /// Whether it was made while a provider was running.
  let wasMadeInProvider = ProviderScope.isActive
  /// The nib that the views are made from; nil: they are made from their class.
  let nib: UINib?

  init(nib: UINib? = nil) {
    self.nib = nib
  }
}
