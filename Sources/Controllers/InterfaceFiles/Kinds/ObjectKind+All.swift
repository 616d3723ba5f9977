// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension ObjectKind {
  /// The kinds of objects, by element name.
  static let all: [String: ObjectKind] = [
    viewKinds, controlKinds, scrollKinds, barKinds, listKinds, controllerKinds, gestureKinds,
    otherKinds,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// The names of the elements that create objects.
  package static var names: Set<String> { Set(all.keys) }
}
