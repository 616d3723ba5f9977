// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Bytes that pictures are made of, or have been.
public final class CGDataProvider {
  /// The bytes.
  public let data: CFData?

  /// One of the bytes of `data`.
  public init?(data: CFData) {
    self.data = data.copy() as? CFData
  }

  /// One of the bytes of a file; nil: it can't be read.
  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    data = bytes as CFData
  }

  /// One of the bytes of a file; nil: it can't be read.
  public init?(filename: UnsafePointer<CChar>) {
    guard let bytes = FileManager.default.contents(atPath: String(cString: filename)) else {
      return nil
    }
    data = bytes as CFData
  }
}
