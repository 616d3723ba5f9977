// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSItemProvider {
  /// The error domain of item providers.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The code of an item provider error.
  public enum ErrorCode: Int, Sendable {
    /// An unknown error.
    case unknownError = -1
    /// The error that no item of the requested type is available.
    case itemUnavailableError = -1000
    /// The error that the item has a different class from the requested one.
    case unexpectedValueClassError = -1100
    /// The error that the item cannot be converted to the requested type.
    case unavailableCoercionError = -1200
  }

  /// Returns an error with a code and a localised description.
  package static func error(_ code: ErrorCode, _ words: String) -> any Error {
    NSError(
      domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: words])
  }

  /// Returns an item of a type: the item of a registered item handler, or else a URL, a string or data.
  ///
  /// - Throws: The error of the handler, or `itemUnavailableError`.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> sending any NSSecureCoding {
    let item: LoadedItem = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        if let item {
          continuation.resume(returning: LoadedItem(item: item))
        } else {
          continuation.resume(
            throwing: error ?? Self.error(.itemUnavailableError, "No data was loaded."))
        }
      }
    }
    return item.item
  }
}

/// The option key for the preferred size of a preview, in points, as an `NSValue`.
public let NSItemProviderPreferredImageSizeKey = "NSItemProviderPreferredImageSizeKey"

/// A sendable wrapper for a loaded item.
private struct LoadedItem: @unchecked Sendable {
  let item: any NSSecureCoding
}
