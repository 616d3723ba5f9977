// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The encoded bytes of an image.
public final class CGDataProvider {
  /// The encoded bytes of the image.
  public let data: CFData?

  /// Creates a provider from a copy of `data`.
  public init?(data: CFData) {
    self.data = data.copy() as? CFData
  }

  /// Creates a provider of the contents of the file at `url`; `nil` if the file cannot be read.
  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    data = bytes as CFData
  }

  /// Creates a provider of the contents of the file at the path `filename`; `nil` if the file cannot be read.
  public init?(filename: UnsafePointer<CChar>) {
    guard let bytes = FileManager.default.contents(atPath: String(cString: filename)) else {
      return nil
    }
    data = bytes as CFData
  }
}
