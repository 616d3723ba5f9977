// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The identities of the nodes of a drawing, which is painted once.
enum SheetIdentity {
  private final class Name: Sendable {}
  private static let names = (0..<4).map { _ in Name() }

  static func of(_ index: Int) -> ObjectIdentifier { ObjectIdentifier(names[index]) }
}
