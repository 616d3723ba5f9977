// SPDX-License-Identifier: Apache-2.0

/// A class that is not sendable.
final class Photo: Hashable {
  var name: String

  init(name: String) { self.name = name }

  static func == (one: Photo, other: Photo) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
