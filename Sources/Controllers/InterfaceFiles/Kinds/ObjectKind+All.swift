// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension ObjectKind {
  /// The kinds by the names of their elements.
  static let all: [String: ObjectKind] = [
    viewKinds, controlKinds, scrollKinds, barKinds, listKinds, controllerKinds, gestureKinds,
    otherKinds,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// The names of the elements that objects are made of.
  package static var names: Set<String> { Set(all.keys) }
}
