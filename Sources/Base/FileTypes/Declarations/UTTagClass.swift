// SPDX-License-Identifier: Apache-2.0

/// A kind of names that types have elsewhere.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// What the kind is called.
  public let rawValue: String

  /// The kind of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The ends of file names, without a point.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
