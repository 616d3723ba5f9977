// SPDX-License-Identifier: Apache-2.0

/// The options of a file representation.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The option that allows opening the file in place instead of a copy.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
