// SPDX-License-Identifier: Apache-2.0

/// What is said of files that contexts write.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The option's name.
  public let rawValue: String
  /// The option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
