// SPDX-License-Identifier: Apache-2.0

/// A class of alternative names of types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name of the class.
  public let rawValue: String

  /// Creates the class with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The class of filename extensions, without a dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The class of MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
