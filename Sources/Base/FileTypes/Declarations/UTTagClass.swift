// SPDX-License-Identifier: Apache-2.0

/// A class of alternative names of types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name of the class.
  public let rawValue: String

  /// Creates the class with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Filename extensions, without a dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
