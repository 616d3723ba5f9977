// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKit

/// A file attached to a difference; XCTest on Linux has no such type.
///
/// - Note: Has no effect on Linux: the attachments of differences are ignored.
public final class XCTAttachment: NSObject {
  /// The condition under which the attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// The lifetime of an attachment that is always kept.
    case keepAlways = 0
    /// The lifetime of an attachment that is kept if the test fails.
    case deleteOnSuccess = 1
  }

  /// The display name.
  ///
  /// - Note: Has no effect on Linux.
  public var name: String?
  /// The condition under which the attachment is kept.
  ///
  /// - Note: Has no effect on Linux.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The file's bytes.
  let data: Data

  /// Creates an attachment from data.
  public init(data: Data) { self.data = data }

  /// Creates an attachment from data of the given type.
  public init(data: Data, uniformTypeIdentifier: String) { self.data = data }

  /// Creates a text attachment.
  public convenience init(string: String) { self.init(data: Data(string.utf8)) }

  /// Creates an image attachment, as PNG.
  public convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data()) }
}
