// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// An image or a video selected by the user.
public struct PHPickerResult: Equatable, Hashable {
  /// The item provider of the file, with a type by its filename extension.
  public let itemProvider: NSItemProvider
  /// The path of the file; `nil` if the configuration was created without a photo library.
  public let assetIdentifier: String?

  init(_ file: URL, isNamed: Bool) {
    itemProvider = NSItemProvider(contentsOf: file, contentType: nil)
    assetIdentifier = isNamed ? file.path : nil
  }

  /// Returns whether two results are the same selection.
  public static func == (lhs: PHPickerResult, rhs: PHPickerResult) -> Bool {
    lhs.itemProvider === rhs.itemProvider
  }

  /// Hashes the identity of the item provider.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}
