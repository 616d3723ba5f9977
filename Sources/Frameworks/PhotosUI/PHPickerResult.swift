// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// A picture or film that a person chose.
public struct PHPickerResult: Equatable, Hashable {
  /// Carries the file, as what its name says it is.
  public let itemProvider: NSItemProvider
  /// The file's path; nil: the picker was made without a photo library.
  public let assetIdentifier: String?

  init(_ file: URL, isNamed: Bool) {
    itemProvider = NSItemProvider(contentsOf: file, contentType: nil)
    assetIdentifier = isNamed ? file.path : nil
  }

  /// Whether both are the same choice.
  public static func == (lhs: PHPickerResult, rhs: PHPickerResult) -> Bool {
    lhs.itemProvider === rhs.itemProvider
  }

  /// Feeds which choice it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}
