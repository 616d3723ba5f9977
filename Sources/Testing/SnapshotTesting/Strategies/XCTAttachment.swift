// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKit

/// A file that a difference shows; XCTest on Linux has none of its own.
public final class XCTAttachment: NSObject {
  /// When the file is kept.
  public enum Lifetime: Int, Sendable {
    /// Whatever becomes of the test.
    case keepAlways = 0
    /// When it fails.
    case deleteOnSuccess = 1
  }

  /// What people call it.
  public var name: String?
  /// When it is kept.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The file's bytes.
  let data: Data

  /// A file.
  public init(data: Data) { self.data = data }

  /// A file of a kind.
  public init(data: Data, uniformTypeIdentifier: String) { self.data = data }

  /// A text.
  public convenience init(string: String) { self.init(data: Data(string.utf8)) }

  /// A picture, as PNG.
  public convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data()) }
}
