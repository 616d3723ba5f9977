// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The identity of a registration: one object per created registration, shared by its copies.
final class RegistrationIdentity: Sendable {
  /// The identifier under which the registration's views are pooled.
  let reuseIdentifier = "registration \(UUID().uuidString)"
  /// Whether the registration was created while a provider was running.
  let wasMadeInProvider = ProviderScope.isActive
  /// The nib that the views are created from; `nil` if they are created from their class.
  let nib: UINib?

  init(nib: UINib? = nil) {
    self.nib = nib
  }
}
