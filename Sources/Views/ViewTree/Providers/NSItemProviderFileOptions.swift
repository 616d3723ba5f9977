// SPDX-License-Identifier: Apache-2.0

/// How a file that is carried can be opened.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Options of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where it is, and not only as a copy.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
